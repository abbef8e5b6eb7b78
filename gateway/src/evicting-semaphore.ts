import { Problem } from '@atelie/service-kit/problem'

/** Tells a holder that its permit has been taken away. */
type Evict = () => void

export interface EvictingSemaphore {
  /** Acquires a permit and returns its release. Throws Problem('too_many_requests') when no holder may be evicted yet. */
  acquire(owner: string, evict: Evict): () => void
}

/**
 * A semaphore whose newcomers evict the oldest holder: their own owner's when that owner has `maxPerOwner`, the one of the
 * owner with the most permits when all `max` are taken. So a quick sender gets a permit, however many are slow.
 * A permit is held for at least `minHoldMs`, unless evicting shares the permits out more evenly: each eviction costs a
 * service work.
 */
export function createEvictingSemaphore({
  max,
  maxPerOwner,
  minHoldMs = 0,
}: {
  max: number
  maxPerOwner: number
  minHoldMs?: number
}): EvictingSemaphore {
  /** Each owner's holders, the oldest first, with the time they acquired their permit. */
  const holdersOf = new Map<string, Map<Evict, number>>()
  let held = 0

  function release(owner: string, holder: Evict): void {
    const holders = holdersOf.get(owner)
    if (!holders?.delete(holder)) return
    held -= 1
    if (holders.size === 0) holdersOf.delete(owner)
  }

  const countOf = (owner: string) => holdersOf.get(owner)?.size ?? 0

  function evictOldest(owner: string, newcomer: string): void {
    const [oldest, since] = holdersOf.get(owner)?.entries().next().value ?? []
    if (!oldest || since === undefined) return
    const sharesMoreEvenly = countOf(newcomer) + 1 < countOf(owner)
    if (!sharesMoreEvenly && performance.now() - since < minHoldMs)
      throw new Problem('too_many_requests', { retryAfterSeconds: Math.ceil(minHoldMs / 1000) })
    release(owner, oldest)
    oldest()
  }

  const ownerOfMost = () => [...holdersOf].reduce((found, one) => (one[1].size > found[1].size ? one : found))[0]

  return {
    acquire(owner, evict) {
      if (countOf(owner) >= maxPerOwner) evictOldest(owner, owner)
      else if (held >= max) evictOldest(ownerOfMost(), owner)
      const holder = () => evict()
      holdersOf.set(owner, (holdersOf.get(owner) ?? new Map<Evict, number>()).set(holder, performance.now()))
      held += 1
      return () => release(owner, holder)
    },
  }
}
