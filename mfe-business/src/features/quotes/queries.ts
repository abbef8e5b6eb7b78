import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/quotes'
import type { Quote, QuoteSummary } from '@atelie/contract/quotes'
import { callApi, describeFailure, unlessGone } from '@atelie/web-kit/calls/api'
import { issuesOf } from '@atelie/web-kit/forms/server-errors'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changesList, withoutRow, withRow } from '../../cached-list.ts'
import { clientsQuery } from '../clients/queries.ts'
import { productsQuery } from '../products/queries.ts'
import { strings } from './strings.ts'

export type QuoteInput = EndpointInput<typeof endpoints.updateQuote>['body']

export const quotesQuery = queryOptions({
  queryKey: ['quotes'],
  queryFn: ({ signal }) => describeFailure(strings.failures.list, callApi(endpoints.listQuotes, {}, { signal })),
})

/** Always refetched, so that an edit starts from what is stored now. */
export const quoteQuery = (id: number) => queryOptions({
  queryKey: ['quotes', id],
  queryFn: ({ signal }) => describeFailure(strings.failures.get, callApi(endpoints.getQuote, { params: { id } }, { signal })),
  staleTime: 0,
  gcTime: 0,
})

/** As the server lists them. */
const newestFirst = (a: QuoteSummary, b: QuoteSummary) => b.id - a.id

interface Save {
  /** Null for a new quote. */
  edited: Quote | null
  body: QuoteInput
  idempotencyKey: string
}

export function useSaveQuote() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ edited, body, idempotencyKey }: Save) =>
      edited === null
        ? describeFailure(strings.form.create.failed, callApi(endpoints.createQuote, { body }, { idempotencyKey }))
        : describeFailure(strings.form.update.failed, callApi(endpoints.updateQuote, { params: { id: edited.id }, body }, { ifMatch: edited.version })),
    ...changesList(quotesQuery, (quotes: QuoteSummary[], { items: _, ...saved }: Quote) => withRow(quotes, saved, newestFirst)),
    onError: (error) => {
      // A chosen record may have been deleted meanwhile: then the pickers must not offer it again.
      if (issuesOf(error).length === 0) return
      void queryClient.invalidateQueries({ ...clientsQuery, exact: true })
      void queryClient.invalidateQueries({ ...productsQuery, exact: true })
    },
  })
}

export function useDeleteQuote() {
  return useMutation({
    mutationFn: (id: number) => unlessGone(callApi(endpoints.deleteQuote, { params: { id } })),
    ...changesList(quotesQuery, (quotes: QuoteSummary[], _: void, id: number) => withoutRow(quotes, id)),
  })
}
