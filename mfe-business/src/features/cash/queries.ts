import * as endpoints from '@atelie/contract/cash'
import type { Transaction } from '@atelie/contract/cash'
import type { EndpointInput } from '@atelie/contract/endpoint'
import { ApiError, callApi, describeFailure, unlessGone } from '@atelie/web-kit/calls/api'
import { keepPreviousData, type MutationFunctionContext, queryOptions, useMutation } from '@atelie/web-kit/query'
import type { CashFilter } from './filter/filter.ts'
import type { Period } from './filter/period.ts'
import { strings } from './strings.ts'
import { fetchIfModified, type WithEtag } from './poll/fetch-if-modified.ts'

export type TransactionInput = EndpointInput<typeof endpoints.createTransaction>['body']

const POLL_MS = 1_000
const CATEGORIES_RETRY_MS = 3_000
/** A poll that hangs would hide that the screen is out of date. */
const POLL_TIME_OUT_MS = 4_000
/** A long list takes time on a bad connection; if it were requested again and again, it would never arrive. */
const FIRST_LIST_TIME_OUT_MS = 15_000
/** The first part of the keys of all that a change of the ledger may change. */
export const LEDGER = ['cash', 'ledger']

/** Polled each second, not while the tab is hidden, and at once when it is visible again. */
const polled = {
  staleTime: 0,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: 'always',
  placeholderData: keepPreviousData,
} as const

/** The part of a query function's context that both ledger queries need. */
interface PollContext {
  client: { getQueryData: (key: readonly unknown[]) => unknown }
  queryKey: readonly unknown[]
  signal: AbortSignal
}
const previousResponse = ({ client, queryKey }: PollContext) =>
  client.getQueryData(queryKey) as WithEtag<never> | undefined

export const transactionsQuery = (query: Period & Pick<CashFilter, 'type'>) =>
  queryOptions({
    ...polled,
    queryKey: [...LEDGER, 'transactions', query],
    queryFn: (context) => {
      const previous = previousResponse(context)
      const options = { signal: context.signal, timeOutMs: previous ? POLL_TIME_OUT_MS : FIRST_LIST_TIME_OUT_MS }
      return describeFailure(
        strings.failures.list,
        fetchIfModified(endpoints.listTransactions, { query }, previous, options),
      )
    },
    select: dataOf<Transaction[]>,
  })

export const balanceQuery = (query: Period) =>
  queryOptions({
    ...polled,
    queryKey: [...LEDGER, 'balance', query],
    queryFn: (context) =>
      describeFailure(
        strings.failures.balance,
        fetchIfModified(endpoints.getBalance, { query }, previousResponse(context), {
          signal: context.signal,
          timeOutMs: POLL_TIME_OUT_MS,
        }),
      ),
    select: dataOf<endpoints.CashBalance>,
  })

function dataOf<Data>({ data }: WithEtag<Data>): Data {
  return data
}

/** For a transaction that is not in a loaded list: null if it no longer exists. */
export const transactionQuery = (id: number) =>
  queryOptions({
    ...polled,
    queryKey: [...LEDGER, 'transaction', id],
    queryFn: ({ signal }) =>
      callApi(endpoints.getTransaction, { params: { id } }, { signal, timeOutMs: POLL_TIME_OUT_MS }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        },
      ),
    gcTime: 0,
  })

/** They never change, so they are requested until they have loaded. */
export const categoriesQuery = queryOptions({
  queryKey: ['cash', 'categories'],
  queryFn: ({ signal }) =>
    describeFailure(strings.failures.categories, callApi(endpoints.listCategories, {}, { signal })),
  refetchInterval: ({ state }) => (state.data ? false : CATEGORIES_RETRY_MS),
})

/**
 * Refetches the lists and the balance, without waiting for them: the change itself is done. They are not changed in place,
 * because each has its own filter, and an ETag of what it was.
 */
export const refreshesLedger = {
  onSuccess: (_result: unknown, _variables: unknown, _before: unknown, { client }: MutationFunctionContext) =>
    void client.invalidateQueries({ queryKey: LEDGER }),
}

export function useDeleteTransaction() {
  return useMutation({
    mutationFn: (id: number) => unlessGone(callApi(endpoints.deleteTransaction, { params: { id } })),
    ...refreshesLedger,
  })
}

export function useRestoreTransaction() {
  return useMutation({
    mutationFn: (id: number) => callApi(endpoints.restoreTransaction, { params: { id } }),
    ...refreshesLedger,
  })
}
