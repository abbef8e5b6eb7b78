/** Asked to leave before it is done. */
type GiveWay = () => void

export interface Room {
  /** Takes a place; what is returned gives it back. */
  enter(owner: string, giveWay: GiveWay): () => void
}

/**
 * A number of places. Where an owner has taken all they may have, their oldest guest gives way to a new one; where all places
 * are taken, the oldest guest of the owner with the most does. So a quick sender finds a place, however many are slow.
 */
export function createRoom({ most, mostOfOne }: { most: number; mostOfOne: number }): Room {
  /** The oldest first, as sets are. */
  const inside = new Map<string, Set<GiveWay>>()
  let all = 0

  function leave(owner: string, guest: GiveWay): void {
    const guests = inside.get(owner)
    if (!guests?.delete(guest)) return
    all -= 1
    if (guests.size === 0) inside.delete(owner)
  }

  function makePlace(owner: string): void {
    const [oldest] = inside.get(owner) ?? []
    if (!oldest) return
    leave(owner, oldest)
    oldest()
  }

  const fullest = () => [...inside].reduce((found, one) => (one[1].size > found[1].size ? one : found))[0]

  return {
    enter(owner, giveWay) {
      if ((inside.get(owner)?.size ?? 0) >= mostOfOne) makePlace(owner)
      else if (all >= most) makePlace(fullest())
      const guest = () => giveWay()
      inside.set(owner, (inside.get(owner) ?? new Set()).add(guest))
      all += 1
      return () => leave(owner, guest)
    },
  }
}
