import { LRUCache } from 'lru-cache'

/** Tokens live for a minute; one reused for longer could expire on its way. */
const REUSE_FOR_MS = 45_000
const MAX_KEPT = 10_000

/** Signs a token once for a while: signing costs a millisecond. */
export function createKeptTokens() {
  const tokens = new LRUCache<string, string>({ max: MAX_KEPT, ttl: REUSE_FOR_MS })
  return (key: string, sign: () => string): string => {
    const kept = tokens.get(key)
    if (kept) return kept
    const token = sign()
    tokens.set(key, token)
    return token
  }
}
