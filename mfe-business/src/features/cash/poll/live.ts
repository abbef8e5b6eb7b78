import type { UseQueryResult } from '@atelie/web-kit/query'
import { useEffect, useState } from 'react'

/** A single failed poll is no reason for a warning; the next one is a second away. */
const PATIENCE_MS = 2_000

/** The current state of a polled query. */
export interface Live<Data> {
  /** Undefined while there is nothing to show; the previous query's data until this query's has loaded. */
  data: Data | undefined
  /** The data belongs to the previous query. */
  isOld: boolean
  /** The last poll has failed. */
  isFailing: boolean
}

/** Reads only properties that do not change between equal polls, so that those cause no rerender. */
export function liveOf<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isPlaceholderData' | 'errorUpdateCount'>,
): Live<Data> {
  const { data, isError, isPlaceholderData, errorUpdateCount } = query
  const hasOwn = data !== undefined && !isPlaceholderData
  // While a failed first fetch is repeated, the query no longer has an error.
  const isFailing = isError || (!hasOwn && errorUpdateCount > 0)
  return { data: !hasOwn && isFailing ? undefined : data, isOld: isPlaceholderData, isFailing }
}

/** True once the condition has held for a while. */
export function useSustained(condition: boolean): boolean {
  const [isSustained, setSustained] = useState(false)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => setSustained(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSustained(false)
    }
  }, [condition])
  return isSustained
}
