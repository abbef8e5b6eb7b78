import type { MutationFunctionContext, QueryKey } from '@atelie/web-kit/query'

type Context = Pick<MutationFunctionContext, 'client'>

/**
 * Callbacks of a mutation that apply its result to a cached list, so that the whole list need not be fetched again. It is
 * fetched nevertheless if it was loaded during the mutation, or is out of date: then it may lack other changes, or belong to
 * another person.
 */
export const changesList = <Row, Result, Variables>(
  { queryKey }: { queryKey: QueryKey },
  change: (rows: Row[], result: Result, variables: Variables) => Row[],
) => ({
  onMutate: (_: Variables, { client }: Context): unknown => client.getQueryData(queryKey),
  onSuccess: async (result: Result, variables: Variables, before: unknown, { client }: Context) => {
    const list = client.getQueryState<Row[]>(queryKey)
    const isCurrent = list?.fetchStatus === 'idle' && !list.isInvalidated && list.data === before
    if (isCurrent && list.data) client.setQueryData(queryKey, change(list.data, result, variables))
    else await client.invalidateQueries({ queryKey, exact: true })
  },
  /** It may have been done nevertheless, or refused because of a change made elsewhere: the next change fetches the list. */
  onError: (_error: Error, _variables: Variables, _before: unknown, { client }: Context) =>
    client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' }),
})

interface Listed {
  id: number
}

/** Adds a record to a list, or replaces it there. */
export const withRow = <Row extends Listed>(rows: Row[], saved: Row, order: (a: Row, b: Row) => number): Row[] =>
  [...withoutRow(rows, saved.id), saved].sort(order)

export const withoutRow = <Row extends Listed>(rows: Row[], id: number): Row[] => rows.filter((row) => row.id !== id)
