/** Several tabs of one person. Calls for further quotes must retry. */
const QUOTES_PER_ACCOUNT = 8
/** Well below the number of calls that the gateway passes on to this service at once. */
const CALLS_PER_ACCOUNT = 100

/** Slots for calls that open a PDF, so that no account holds up others by waiting. */
export function createWaitSlots() {
  const accounts = new Map<string, number[]>()

  return {
    /** Returns the function that releases the slot, or null when the account has none left. */
    acquire(accountId: string, quoteId: number): (() => void) | null {
      const waiting = accounts.get(accountId) ?? []
      if (waiting.length === CALLS_PER_ACCOUNT || new Set(waiting).add(quoteId).size > QUOTES_PER_ACCOUNT) return null
      waiting.push(quoteId)
      accounts.set(accountId, waiting)
      return () => {
        waiting.splice(waiting.indexOf(quoteId), 1)
        if (waiting.length === 0) accounts.delete(accountId)
      }
    },
  }
}
