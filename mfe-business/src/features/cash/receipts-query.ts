import { listReceipts, type Transaction } from '@atelie/contract/cash'
import { parseCents } from '@atelie/money/cents'
import { callApi } from '@atelie/web-kit/calls/api'
import { queryOptions } from '@atelie/web-kit/query'
import { LEDGER } from './queries.ts'

/** The entries that were received for a quote. Each change of the ledger made here refreshes it. */
export const receiptsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: [...LEDGER, 'receipts', quoteId],
    queryFn: ({ signal }) => callApi(listReceipts, { params: { quoteId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** In cents. */
export const receivedCents = (receipts: readonly Transaction[]): number =>
  receipts.reduce((sum, { amount }) => sum + (parseCents(amount) ?? 0), 0)
