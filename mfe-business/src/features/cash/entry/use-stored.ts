import type { Transaction } from '@atelie/contract/cash'
import { useQuery } from '@atelie/web-kit/query'
import type { CashFilter } from '../filter/filter.ts'
import { transactionQuery, transactionsQuery } from '../queries.ts'

/**
 * The stored state of a transaction being edited, null once it is deleted. It comes from the list, which is polled anyway;
 * only a transaction that is no longer in the list is requested from the server.
 */
export function useStored(edited: Transaction, { period, type }: CashFilter): Transaction | null {
  const { data: list, isPlaceholderData } = useQuery({ ...transactionsQuery({ ...period, type }), enabled: false })
  const listed = list?.find(({ id }) => id === edited.id)
  const hasLeft = Boolean(list) && !isPlaceholderData && !listed
  const { data: asked } = useQuery({ ...transactionQuery(edited.id), enabled: hasLeft })
  if (listed) return listed
  return hasLeft && asked !== undefined ? asked : edited
}
