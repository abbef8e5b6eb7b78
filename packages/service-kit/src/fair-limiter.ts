import { Problem, type ProblemOptions } from './problem.ts'

/** The owner of places: an account, an address, a browser. */
export interface Key {
  name: string
  /** Instead of the limiter's `placesPerKey`. */
  places?: number
}

interface FairLimits {
  /** For all keys together. */
  places?: number
  placesPerKey?: number
  /** How many calls of a key may wait for a place. */
  waitingPerKey?: number
  maxWaitMs?: number
  /** How long a place counts towards its key's share after work that took so long, to slow down a key that always wants more. */
  restMs?: (tookMs: number) => number
  /** The answer to a key that has its share. */
  refusal?: ProblemOptions
  /** Whether work that gets no place in time gets that answer too, while its key has its share: a caller who sends hundreds of calls is no failure of ours. */
  isLateRefused?: boolean
}

interface Call {
  keys: readonly Key[]
  /** Places that it takes. */
  weight: number
}

interface Waiting extends Call {
  turn: number
  /** A key of it had been served or waited before. */
  isDelayed: boolean
  start(): void
}

/**
 * Limits how much work runs at once, fairly between keys (start-time fair queueing): waiting work gets the turn after the
 * latest of any of its keys, and the lowest turn goes first, so that a caller who needs little waits little.
 * Work that finds no place and may not wait, or whose key has enough waiting, fails with Problem('too_many_requests') when
 * it is the key's share that is used up, and with Problem('unavailable') when it is everyone's; so does work that could not
 * start within `maxWaitMs`.
 */
export function createFairLimiter({
  places = Infinity,
  placesPerKey = Infinity,
  waitingPerKey = 0,
  maxWaitMs = 0,
  restMs = () => 0,
  refusal = { retryAfterSeconds: 1 },
  isLateRefused = false,
}: FairLimits) {
  let free = places
  const taken = createCounts()
  const queued = createCounts()
  const waiting = new Set<Waiting>()
  /** Only of keys that are ahead of `turnNow`. */
  const nextTurns = new Map<string, number>()
  let turnNow = 0

  const hasShare = ({ keys, weight }: Call) =>
    keys.every(({ name, places: most = placesPerKey }) => taken.of(name) + weight <= most)
  const mayStart = (call: Call) => free >= call.weight && hasShare(call)

  function takeTurn({ keys }: Call): number {
    const turn = Math.max(turnNow, ...keys.map(({ name }) => nextTurns.get(name) ?? 0))
    for (const { name } of keys) nextTurns.set(name, turn + 1)
    return turn
  }

  function acquire({ keys, weight }: Call, turn: number): void {
    free -= weight
    for (const { name } of keys) taken.add(name, weight)
    if (turn <= turnNow) return
    turnNow = turn
    for (const [name, next] of nextTurns) if (next <= turnNow) nextTurns.delete(name)
  }

  function release(call: Call, rest: number): void {
    free += call.weight
    if (rest > 0) setTimeout(endRest, rest, call)
    else endRest(call)
    startNext()
  }

  function endRest({ keys, weight }: Call): void {
    for (const { name } of keys) taken.add(name, -weight)
    // Without work there is no one to be fair to, and the map must not keep every name ever used.
    if (free === places && waiting.size === 0) nextTurns.clear()
    startNext()
  }

  function refuse(call: Call): never {
    throw waitingPerKey > 0 || !hasShare(call) ? new Problem('too_many_requests', refusal) : new Problem('unavailable')
  }

  function enqueue(call: Call): Promise<void> {
    if (call.keys.some(({ name }) => queued.of(name) >= waitingPerKey)) refuse(call)
    return new Promise((resolve, reject) => {
      const turn = takeTurn(call)
      const leave = () => {
        clearTimeout(timer)
        waiting.delete(mine)
        for (const { name } of call.keys) queued.add(name, -1)
      }
      const mine: Waiting = {
        ...call,
        turn,
        isDelayed: turn > turnNow,
        start() {
          leave()
          acquire(call, turn)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        leave()
        reject(
          isLateRefused && !hasShare(call) ? new Problem('too_many_requests', refusal) : new Problem('unavailable'),
        )
      }, maxWaitMs)
      waiting.add(mine)
      for (const { name } of call.keys) queued.add(name, 1)
    })
  }

  function startNext(): void {
    let next: Waiting | undefined
    for (const one of waiting) if (mayStart(one) && (!next || goesBefore(one, next))) next = one
    if (!next) return
    next.start()
    startNext()
  }

  return async function withPlace<T>(of: string | readonly Key[], work: () => Promise<T>, weight = 1): Promise<T> {
    const call: Call = { keys: typeof of === 'string' ? [{ name: of }] : of, weight }
    if (mayStart(call)) acquire(call, takeTurn(call))
    else await enqueue(call)
    const began = performance.now()
    try {
      return await work()
    } finally {
      release(call, restMs(performance.now() - began))
    }
  }
}

const goesBefore = (one: Waiting, other: Waiting) =>
  one.turn < other.turn || (one.turn === other.turn && !one.isDelayed && other.isDelayed)

function createCounts() {
  const counts = new Map<string, number>()
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add(name: string, more: number): void {
      const sum = (counts.get(name) ?? 0) + more
      if (sum > 0) counts.set(name, sum)
      else counts.delete(name)
    },
  }
}
