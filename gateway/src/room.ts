import { Problem } from '@atelie/service-kit/problem'

/** Asked to leave before it is done. */
type GiveWay = () => void

export interface Room {
  /** Takes a place; what is returned gives it back. Throws Problem('too_many_requests') when nobody gives way yet. */
  enter(owner: string, giveWay: GiveWay): () => void
}

/**
 * A number of places. Where an owner has taken all they may have, their oldest guest gives way to a new one; where all places
 * are taken, the oldest guest of the owner with the most does. So a quick sender finds a place, however many are slow.
 * A guest may stay for `stayMs` first, unless that shares the places out more evenly: pushing others out again and again
 * would be work for a service each time.
 */
export function createRoom({ most, mostOfOne, stayMs = 0 }: { most: number; mostOfOne: number; stayMs?: number }): Room {
  /** The oldest first, as maps are, and since when each is inside. */
  const inside = new Map<string, Map<GiveWay, number>>()
  let all = 0

  function leave(owner: string, guest: GiveWay): void {
    const guests = inside.get(owner)
    if (!guests?.delete(guest)) return
    all -= 1
    if (guests.size === 0) inside.delete(owner)
  }

  const sizeOf = (owner: string) => inside.get(owner)?.size ?? 0

  function makePlace(owner: string, newcomer: string): void {
    const [oldest, since] = inside.get(owner)?.entries().next().value ?? []
    if (!oldest || since === undefined) return
    const isUrgent = sizeOf(newcomer) + 1 < sizeOf(owner)
    if (!isUrgent && performance.now() - since < stayMs) throw new Problem('too_many_requests', { retryAfterSeconds: Math.ceil(stayMs / 1000) })
    leave(owner, oldest)
    oldest()
  }

  const fullest = () => [...inside].reduce((found, one) => (one[1].size > found[1].size ? one : found))[0]

  return {
    enter(owner, giveWay) {
      if (sizeOf(owner) >= mostOfOne) makePlace(owner, owner)
      else if (all >= most) makePlace(fullest(), owner)
      const guest = () => giveWay()
      inside.set(owner, (inside.get(owner) ?? new Map<GiveWay, number>()).set(guest, performance.now()))
      all += 1
      return () => leave(owner, guest)
    },
  }
}
