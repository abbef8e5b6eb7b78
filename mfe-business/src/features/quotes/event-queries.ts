import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/quote-events'
import type { QuoteSummary } from '@atelie/contract/quote-list'
import type { Quote } from '@atelie/contract/quotes'
import { callApi } from '@atelie/web-kit/calls/api'
import { NEW_ANSWERS } from '@atelie/web-kit/calls/new-answers'
import { queryOptions, useMutation, type QueryClient } from '@atelie/web-kit/query'
import { quotesQuery } from '../lists/quotes-query.ts'
import { loadPdfFile } from './pdf-file.ts'
import { changesQuotes, quoteQuery } from './queries.ts'

type AnswerBody = EndpointInput<typeof endpoints.recordQuoteAnswer>['body']
type Channel = EndpointInput<typeof endpoints.markQuoteSent>['body']['channel']

/** Makes the link, or lets it work for longer. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: ['quotes', id, 'link'],
    queryFn: () => callApi(endpoints.shareQuote, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })

/** The PDF as a file to share. */
export const pdfFileQuery = (id: number) =>
  queryOptions({
    queryKey: ['quotes', id, 'pdf'],
    queryFn: () => loadPdfFile(id),
    staleTime: 0,
    gcTime: 0,
  })

/** A change of the quote on screen, if one is. */
const effects = {
  ...changesQuotes,
  onSuccess: async (quote: Quote, variables: unknown, before: unknown, context: { client: QueryClient }) => {
    await changesQuotes.onSuccess(quote, variables as never, before, context)
    context.client.setQueryData(quoteQuery(quote.id).queryKey, quote)
  },
}

export const useMarkSent = () =>
  useMutation({
    mutationFn: ({ id, channel }: { id: number; channel: Channel }) =>
      callApi(endpoints.markQuoteSent, { params: { id }, body: { channel } }),
    ...effects,
  })

export const useMailQuote = (id: number) =>
  useMutation({
    mutationFn: (to: string) => callApi(endpoints.mailQuote, { params: { id }, body: { to } }),
    ...effects,
  })

export const useRecordAnswer = ({ id, version }: Quote) =>
  useMutation({
    mutationFn: (body: AnswerBody) =>
      callApi(endpoints.recordQuoteAnswer, { params: { id }, body }, { ifMatch: version }),
    ...effects,
  })

export const useReopen = ({ id, version }: Quote) =>
  useMutation({
    mutationFn: () => callApi(endpoints.reopenQuote, { params: { id } }, { ifMatch: version }),
    ...effects,
  })

export const useRevokeLink = (id: number) =>
  useMutation({
    mutationFn: () => callApi(endpoints.revokeQuoteLink, { params: { id } }),
    onSuccess: (_: void, __: void, ___: unknown, { client }: { client: QueryClient }) =>
      client.invalidateQueries({ queryKey: quoteQuery(id).queryKey, exact: true }),
  })

/** The owner has seen the customer's answer. */
export async function noteSeen(client: QueryClient, id: number): Promise<void> {
  await callApi(endpoints.markAnswerSeen, { params: { id } })
  client.setQueryData<{ count: number }>(NEW_ANSWERS, (news) => news && { count: Math.max(0, news.count - 1) })
  client.setQueryData(quotesQuery.queryKey, (quotes: QuoteSummary[] | undefined) =>
    quotes?.map((quote) => (quote.id === id ? { ...quote, hasNewAnswer: false } : quote)),
  )
}
