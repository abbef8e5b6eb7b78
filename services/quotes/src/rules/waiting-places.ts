/** Several tabs of one person. Further quotes are rendered as well, without a call that waits for them. */
const QUOTES_PER_ACCOUNT = 8
/** Waiting calls of one account: a part of the calls that the gateway passes on to this service at once. */
const CALLS_PER_ACCOUNT = 100

/** Gives out places to calls that wait for a PDF, so that no account holds up others by waiting. */
export function createWaitingPlaces() {
  const accounts = new Map<string, number[]>()

  function hasPlace(accountId: string, quoteId: number): boolean {
    const waiting = accounts.get(accountId) ?? []
    return waiting.length < CALLS_PER_ACCOUNT && new Set(waiting).add(quoteId).size <= QUOTES_PER_ACCOUNT
  }

  return {
    hasPlace,
    /** Returns the function that gives the place back, or null when the account has none left. */
    take(accountId: string, quoteId: number): (() => void) | null {
      if (!hasPlace(accountId, quoteId)) return null
      const waiting = accounts.get(accountId) ?? []
      waiting.push(quoteId)
      accounts.set(accountId, waiting)
      return () => {
        waiting.splice(waiting.indexOf(quoteId), 1)
        if (waiting.length === 0) accounts.delete(accountId)
      }
    },
  }
}
