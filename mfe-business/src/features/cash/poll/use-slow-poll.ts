import { focusManager, type QueryObserverResult } from '@atelie/web-kit/query'
import { useEffect } from 'react'

const INTERVAL_MS = 3_000

/** Fetches every three seconds in addition to the poll, if wanted and the tab is visible. */
export function useSlowPoll(
  refetch: (options: { cancelRefetch: boolean }) => Promise<QueryObserverResult>,
  isWanted: boolean,
): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(() => {
      // Without cancelling a fetch in progress.
      if (focusManager.isFocused()) void refetch({ cancelRefetch: false })
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isWanted, refetch])
}
