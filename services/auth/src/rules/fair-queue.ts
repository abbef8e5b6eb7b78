import { userMessages } from '@atelie/contract/users'
import { Problem } from '@atelie/service-kit/problem'

/** Something whose work shares turns and slots: an address, a browser, an e-mail. */
export interface Sharer {
  name: string
  /** How much of its work may be waiting or running at once. */
  slots: number
}

/** Runs a piece of work when its turn comes. */
export type RunInTurn = <T>(piece: () => Promise<T>) => Promise<T>

interface Waiting {
  turn: number
  sharers: readonly Sharer[]
  /** Its sharers already had work in the queue. */
  isDelayed: boolean
  start(): Promise<void>
}

const RETRY_SECONDS = 2
/** After each piece of work, as a multiple of its duration. A running piece cannot be postponed, so a crowd must leave gaps. */
const REST = 2
/** So that people who share an address get their turns in time even on a slow machine. */
const LONGEST_REST_MS = 300

/**
 * A queue in which no one waits for a crowd (start-time fair queueing): a piece of work gets the turn after the latest of
 * any of its sharers, and the lowest turn goes first. Sharers rest between two pieces, so that a single crowd takes only
 * a third of the time (more on a slow machine), and newcomers hardly ever have to wait for its work.
 */
export function createFairQueue({ atOnce, maxInside, maxWaitMs }: { atOnce: number; maxInside: number; maxWaitMs: number }) {
  const slots = createSlots(maxInside)
  const nextTurn = new Map<string, number>()
  const waiting = new Set<Waiting>()
  /** Names whose work is running or just ended. */
  const resting = new Set<string>()
  let running = 0
  let turnNow = 0

  function takeTurn(sharers: readonly Sharer[]): number {
    const turn = Math.max(turnNow, ...sharers.map(({ name }) => nextTurn.get(name) ?? 0))
    for (const { name } of sharers) nextTurn.set(name, turn + 1)
    return turn
  }

  function runInTurn<T>(sharers: readonly Sharer[], piece: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = takeTurn(sharers)
      const mine: Waiting = {
        turn, sharers, isDelayed: turn > turnNow,
        start() {
          clearTimeout(timer)
          // Asynchronous in any case: work that throws at once must not block the lane.
          return Promise.resolve().then(piece).then(resolve, reject)
        },
      }
      const timer = setTimeout(() => {
        waiting.delete(mine)
        reject(new Problem('unavailable'))
      }, maxWaitMs)
      waiting.add(mine)
      startNext()
    })
  }

  function startNext(): void {
    const ready = [...waiting].filter(({ sharers }) => !sharers.some(({ name }) => resting.has(name)))
    if (running >= atOnce || ready.length === 0) return
    const next = ready.reduce((best, one) => (goesBefore(one, best) ? one : best))
    waiting.delete(next)
    turnNow = Math.max(turnNow, next.turn)
    // Past turns delay no one; without this the map would grow with every name ever used.
    for (const [name, turn] of nextTurn) if (turn <= turnNow) nextTurn.delete(name)
    void run(next)
  }

  async function run({ sharers, start }: Waiting): Promise<void> {
    const began = performance.now()
    running += 1
    for (const { name } of sharers) resting.add(name)
    await start()
    running -= 1
    setTimeout(() => {
      for (const { name } of sharers) resting.delete(name)
      startNext()
    }, Math.min(REST * (performance.now() - began), LONGEST_REST_MS))
    startNext()
  }

  /**
   * Holds a slot of each sharer during `work`, parts of which wait for their turn. Throws Problem('too_many_requests') when
   * a sharer has no slot left, Problem('unavailable') when the queue is full or the turn does not come in time.
   */
  return async function withSlot<T>(sharers: readonly Sharer[], work: (runInTurn: RunInTurn) => Promise<T>): Promise<T> {
    slots.acquire(sharers)
    try {
      return await work((piece) => runInTurn(sharers, piece))
    } finally {
      slots.release(sharers)
    }
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>

const goesBefore = (one: Waiting, other: Waiting) =>
  one.turn < other.turn || (one.turn === other.turn && !one.isDelayed && other.isDelayed)

function createSlots(max: number) {
  const takenBy = new Map<string, number>()
  let taken = 0
  return {
    acquire(sharers: readonly Sharer[]): void {
      const isFull = sharers.some(({ name, slots }) => (takenBy.get(name) ?? 0) >= slots)
      if (isFull) throw new Problem('too_many_requests', { error: userMessages.tooManyTries, retryAfterSeconds: RETRY_SECONDS })
      if (taken >= max) throw new Problem('unavailable')
      taken += 1
      for (const { name } of sharers) takenBy.set(name, (takenBy.get(name) ?? 0) + 1)
    },
    release(sharers: readonly Sharer[]): void {
      taken -= 1
      for (const { name } of sharers) {
        const left = takenBy.get(name)! - 1
        if (left > 0) takenBy.set(name, left)
        else takenBy.delete(name)
      }
    },
  }
}
