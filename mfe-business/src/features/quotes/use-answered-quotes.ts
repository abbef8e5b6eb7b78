import { newAnswersQuery } from '@atelie/web-kit/calls/new-answers'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useEffect } from 'react'
import { quotesQuery } from '../lists/quotes-query.ts'

/** Fetches the list again when the shell has learnt of more new answers than it shows. */
export function useAnsweredQuotes(): void {
  const client = useQueryClient()
  const news = useQuery({ ...newAnswersQuery, enabled: false }).data?.count ?? 0
  const shown = useQuery(quotesQuery).data?.filter(({ hasNewAnswer }) => hasNewAnswer).length ?? news
  useEffect(() => {
    if (news > shown) void client.invalidateQueries({ queryKey: quotesQuery.queryKey, exact: true })
  }, [client, news, shown])
}
