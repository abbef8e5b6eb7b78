import { listHas, packList, packSid } from '@atelie/service-kit/packed-sids'

/** Beyond that they are packed: a million ids in a map would take two hundred megabytes. */
const MOST_RECENT = 16_384

/** The sessions that were signed out: the latest in a map, the others packed. */
export function createRevokedSids() {
  /** sid → when the session would have expired, in ms */
  const recent = new Map<string, number>()
  let lists: { sids: Buffer; expiresAt: number }[] = []

  function isPacked(sid: string): boolean {
    if (lists.length === 0) return false
    const packed = packSid(sid)
    return lists.some(({ sids }) => listHas(sids, packed))
  }

  function packRecent(): void {
    // The auth service does not know the others yet.
    const confirmed = [...recent].filter(([, expiresAt]) => expiresAt < Infinity)
    if (confirmed.length === 0) return
    for (const [sid] of confirmed) recent.delete(sid)
    addPacked(
      packList(confirmed.map(([sid]) => packSid(sid))),
      Math.max(...confirmed.map(([, expiresAt]) => expiresAt)),
    )
  }

  function addPacked(sids: Buffer, expiresAt: number): void {
    lists.push({ sids, expiresAt })
  }

  return {
    has: (sid: string) => recent.has(sid) || isPacked(sid),
    /** @param expiresAt in ms; Infinity while only this gateway knows of it */
    add(sid: string, expiresAt: number): void {
      if (recent.has(sid) || !isPacked(sid)) recent.set(sid, expiresAt)
      if (recent.size > MOST_RECENT) packRecent()
    },
    addPacked,
    dropExpired(now: number): void {
      for (const [sid, expiresAt] of recent) if (expiresAt < now) recent.delete(sid)
      lists = lists.filter(({ expiresAt }) => expiresAt >= now)
    },
  }
}
