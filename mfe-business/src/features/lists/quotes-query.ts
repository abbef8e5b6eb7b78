import { listQuotes } from '@atelie/contract/quote-list'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { queryOptions } from '@atelie/web-kit/query'

/** Apart from the lists that quotes read, whose pages need nothing of the contract of quotes. */
export const quotesQuery = queryOptions({
  queryKey: ['quotes'],
  queryFn: ({ signal }) => describeFailure('Erro ao carregar orçamentos', callApi(listQuotes, {}, { signal })),
})
