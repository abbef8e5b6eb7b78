import { focusManager, type QueryObserverResult } from '@tanstack/react-query'
import { useEffect } from 'react'

const INTERVAL_MS = 3_000

/** Asks again every three seconds besides the poll, while that is wanted and the tab is seen. */
export function useSlowPoll(refetch: (options: { cancelRefetch: boolean }) => Promise<QueryObserverResult>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(() => {
      // What is being asked already is not asked twice.
      if (focusManager.isFocused()) void refetch({ cancelRefetch: false })
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isWanted, refetch])
}
