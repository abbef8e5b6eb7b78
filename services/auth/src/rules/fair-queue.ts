import { userMessages } from '@atelie/contract/users'
import { Problem } from '@atelie/service-kit/problem'

/** One whose work shares its turns and places: an address, a browser, an e-mail. */
export interface Sharer {
  name: string
  /** How much of its work may wait or be under way at once. */
  places: number
}

/** Does a piece of work when its turn has come. */
export type InTurn = <T>(piece: () => Promise<T>) => Promise<T>

interface Waiting {
  turn: number
  sharers: readonly Sharer[]
  /** Its sharers had work in the queue already. */
  isDelayed: boolean
  start(): Promise<void>
}

const RETRY_SECONDS = 2
/** After each piece of work, as a multiple of what it took. A piece under way cannot be put off, so a crowd must leave gaps. */
const REST = 2
/** So that people who do share a line get their turns in time on a slow machine, too. */
const LONGEST_REST_MS = 300

/**
 * A queue in which nobody waits for a crowd (start-time fair queueing): a piece of work gets the turn after the latest of
 * any of its sharers, and the lowest turn goes first. Sharers rest between two pieces, so that one crowd alone takes
 * a third of the time, more only on a slow machine: those who had nothing in the queue hardly ever meet its work.
 */
export function createFairQueue({ atOnce, mostInside, maxWaitMs }: { atOnce: number; mostInside: number; maxWaitMs: number }) {
  const places = createPlaces(mostInside)
  const nextTurn = new Map<string, number>()
  const waiting = new Set<Waiting>()
  /** Names with work under way or just done. */
  const resting = new Set<string>()
  let running = 0
  let turnNow = 0

  function takeTurn(sharers: readonly Sharer[]): number {
    const turn = Math.max(turnNow, ...sharers.map(({ name }) => nextTurn.get(name) ?? 0))
    for (const { name } of sharers) nextTurn.set(name, turn + 1)
    return turn
  }

  function inTurn<T>(sharers: readonly Sharer[], piece: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = takeTurn(sharers)
      const mine: Waiting = {
        turn, sharers, isDelayed: turn > turnNow,
        start() {
          clearTimeout(timer)
          // As if it were always asynchronous: work that throws at once must not take the lane with it.
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
    // What lies behind delays nobody; without this the map would grow with every name ever tried.
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
   * Holds a place for the sharers while `work` is done, parts of which wait for their turn. Throws
   * Problem('too_many_requests') when one of them has no place left, Problem('unavailable') when nobody has, or when the
   * turn does not come in time.
   */
  return async function withPlace<T>(sharers: readonly Sharer[], work: (inTurn: InTurn) => Promise<T>): Promise<T> {
    places.take(sharers)
    try {
      return await work((piece) => inTurn(sharers, piece))
    } finally {
      places.giveBack(sharers)
    }
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>

const goesBefore = (one: Waiting, other: Waiting) =>
  one.turn < other.turn || (one.turn === other.turn && !one.isDelayed && other.isDelayed)

function createPlaces(most: number) {
  const takenBy = new Map<string, number>()
  let taken = 0
  return {
    take(sharers: readonly Sharer[]): void {
      const isFull = sharers.some(({ name, places }) => (takenBy.get(name) ?? 0) >= places)
      if (isFull) throw new Problem('too_many_requests', { error: userMessages.tooManyTries, retryAfterSeconds: RETRY_SECONDS })
      if (taken >= most) throw new Problem('unavailable')
      taken += 1
      for (const { name } of sharers) takenBy.set(name, (takenBy.get(name) ?? 0) + 1)
    },
    giveBack(sharers: readonly Sharer[]): void {
      taken -= 1
      for (const { name } of sharers) {
        const left = (takenBy.get(name) ?? 1) - 1
        if (left > 0) takenBy.set(name, left)
        else takenBy.delete(name)
      }
    },
  }
}
