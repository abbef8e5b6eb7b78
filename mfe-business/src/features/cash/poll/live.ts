import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** One poll that fails is no reason to alarm anybody; the next one is a second away. */
const PATIENCE_MS = 2_000

/** What a polled query shows at the moment. */
export interface Live<Data> {
  /** Undefined while there is nothing to show; that of the query before while this one's has not come. */
  data: Data | undefined
  /** The data belongs to the query before. */
  isOld: boolean
  /** What the last poll failed with, while there has been no better one. */
  isFailing: boolean
}

/** Reads only what stays the same between two equal polls, so that these draw nothing. */
export function liveOf<Data>(query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isPlaceholderData' | 'errorUpdateCount'>): Live<Data> {
  const { data, isError, isPlaceholderData, errorUpdateCount } = query
  const hasOwn = data !== undefined && !isPlaceholderData
  // While a first answer is asked for again, the query itself has forgotten that it failed.
  const isFailing = isError || (!hasOwn && errorUpdateCount > 0)
  return { data: !hasOwn && isFailing ? undefined : data, isOld: isPlaceholderData, isFailing }
}

/** True once something has been so for longer than a moment. */
export function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isLasting
}
