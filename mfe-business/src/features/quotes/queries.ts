import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/quotes'
import type { QuoteSummary } from '@atelie/contract/quote-list'
import type { Quote } from '@atelie/contract/quotes'
import { callApi, describeFailure, unlessGone } from '@atelie/web-kit/calls/api'
import { issuesOf } from '@atelie/web-kit/forms/server-errors'
import { type MutationFunctionContext, queryOptions, useMutation } from '@atelie/web-kit/query'
import { changesList, withoutRow, withRow } from '../../cached-list.ts'
import { clientsQuery, productsQuery } from '../lists/queries.ts'
import { quotesQuery } from '../lists/quotes-query.ts'
import { strings } from './strings.ts'

export type QuoteInput = EndpointInput<typeof endpoints.updateQuote>['body']

/** Always refetched, so that an edit starts from what is stored now. */
export const quoteQuery = (id: number) =>
  queryOptions({
    queryKey: ['quotes', id],
    queryFn: ({ signal }) =>
      describeFailure(strings.failures.get, callApi(endpoints.getQuote, { params: { id } }, { signal })),
    staleTime: 0,
    gcTime: 0,
  })

/** The order in which the server lists them. */
const newestFirst = (a: QuoteSummary, b: QuoteSummary) => b.id - a.id

export const changesQuotes = changesList(quotesQuery, (quotes: QuoteSummary[], { items: _, ...saved }: Quote) =>
  withRow(quotes, saved, newestFirst),
)

export const quoteSaving = {
  create: (body: QuoteInput, idempotencyKey: string) =>
    describeFailure(strings.form.create.failed, callApi(endpoints.createQuote, { body }, { idempotencyKey })),
  update: ({ id, version }: Quote, body: QuoteInput) =>
    describeFailure(
      strings.form.update.failed,
      callApi(endpoints.updateQuote, { params: { id }, body }, { ifMatch: version }),
    ),
  ...changesQuotes,
  onError: async (error: Error, save: unknown, before: unknown, context: MutationFunctionContext) => {
    const { client } = context
    await changesQuotes.onError(error, save, before, context)
    // A chosen record may have been deleted meanwhile: then the pickers must not offer it again.
    if (issuesOf(error).length === 0) return
    void client.invalidateQueries({ ...clientsQuery, exact: true })
    void client.invalidateQueries({ ...productsQuery, exact: true })
  },
}

export function useDeleteQuote() {
  return useMutation({
    mutationFn: (id: number) => unlessGone(callApi(endpoints.deleteQuote, { params: { id } })),
    ...changesList(quotesQuery, (quotes: QuoteSummary[], _: void, id: number) => withoutRow(quotes, id)),
  })
}
