import { useNewAnswers } from '@atelie/web-kit/calls/new-answers'
import { useQuery } from '@atelie/web-kit/query'
import { useEffect } from 'react'
import { quotesQuery } from '../lists/quotes-query.ts'

/** Fetches the list again when the shell has learnt of more new answers than it has. */
export function useAnsweredQuotes(): void {
  const { data, refetch } = useQuery(quotesQuery)
  const news = useNewAnswers()
  useEffect(() => {
    if (data && news > data.filter(({ hasNewAnswer }) => hasNewAnswer).length) void refetch()
  }, [data, news, refetch])
}
