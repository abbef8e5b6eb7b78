import type { Transaction } from '@atelie/contract/cash'
import { useQuery } from '@tanstack/react-query'
import type { CashFilter } from '../filter/filter.ts'
import { transactionQuery, transactionsQuery } from '../queries.ts'

/**
 * How a transaction that is being edited is stored now, null once it is gone. The list tells, which is polled anyway; only
 * for what has left the list, and may have gone or moved, the server is asked.
 */
export function useStored(edited: Transaction, { period, type }: CashFilter): Transaction | null {
  const { data: list, isPlaceholderData } = useQuery({ ...transactionsQuery({ ...period, type }), enabled: false })
  const listed = list?.find(({ id }) => id === edited.id)
  const hasLeft = Boolean(list) && !isPlaceholderData && !listed
  const { data: asked } = useQuery({ ...transactionQuery(edited.id), enabled: hasLeft })
  if (listed) return listed
  return hasLeft && asked !== undefined ? asked : edited
}
