import type { Transaction } from '@atelie/contract/cash'
import { Box } from '@atelie/web-kit/ui'
import { useQuery } from '@atelie/web-kit/query'
import { ChartCard } from './summary/chart-card.tsx'
import { liveOf } from './poll/live.ts'
import { balanceQuery, categoriesQuery, transactionsQuery } from './queries.ts'
import { SummaryCards } from './summary/cards.tsx'
import { TransactionList } from './list/transaction-list.tsx'
import { useSlowPoll } from './poll/use-slow-poll.ts'
import type { useFilter } from './filter/use-filter.ts'

interface Props {
  filtering: ReturnType<typeof useFilter>
  isEditing: boolean
  onEdit: (transaction: Transaction) => void
  /** Whether it is deleted. */
  onDelete: (transaction: Transaction) => Promise<boolean>
}

/** Sums, chart and list of a period, kept up to date with the server. */
export function Ledger({ filtering, isEditing, onEdit, onDelete }: Props) {
  const { period, type } = filtering.filter
  const listQuery = useQuery(transactionsQuery({ ...period, type }))
  const sumsQuery = useQuery(balanceQuery(period))
  const { data: categories } = useQuery(categoriesQuery)
  const list = liveOf(listQuery)
  // The chart shows all types; without a type filter, so does the list.
  const everything = liveOf(useQuery({ ...transactionsQuery({ ...period, type: 'all' }), enabled: type !== 'all' }))
  const charted = type === 'all' ? list : everything
  const balance = liveOf(sumsQuery)
  // The list says that it could not be loaded.
  const hasChart = charted.data !== undefined || !charted.isFailing
  useSlowPoll(listQuery.refetch, !isEditing)

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
          mb: 4,
        }}
      >
        <SummaryCards balance={balance} onRetry={() => void sumsQuery.refetch()} />
        {hasChart && <ChartCard transactions={charted.data} isOld={charted.isOld} period={period} />}
      </Box>
      <TransactionList
        list={list}
        categories={categories}
        filtering={filtering}
        onEdit={onEdit}
        onDelete={onDelete}
        onRetry={() => void listQuery.refetch()}
      />
    </>
  )
}
