import type { QuoteSummary } from '@atelie/contract/quote-list'
import { NEW_ANSWERS, useNewAnswers } from '@atelie/web-kit/calls/new-answers'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useEffect } from 'react'
import { quotesQuery } from '../lists/quotes-query.ts'

/**
 * Fetches the list again when the shell counts more new answers than the list has. Either there are more, or such a quote
 * was deleted or edited here; then the shell gets the lower count.
 */
export function useAnsweredQuotes(): void {
  const client = useQueryClient()
  const { data, refetch } = useQuery(quotesQuery)
  const news = useNewAnswers()
  useEffect(() => {
    if (!data || news <= answeredOf(data)) return
    void refetch().then(({ data: quotes }) => client.setQueryData(NEW_ANSWERS, quotes && { count: answeredOf(quotes) }))
  }, [client, data, news, refetch])
}

const answeredOf = (quotes: readonly QuoteSummary[]) => quotes.filter(({ hasNewAnswer }) => hasNewAnswer).length
