import type { Transaction } from '@atelie/contract/cash'
import { ErrorState } from '@atelie/web-kit/page-parts'
import { Box } from '@atelie/web-kit/ui'
import { useKeptState } from '@atelie/web-kit/use-draft'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ChartCard } from './chart-card.tsx'
import { type CashFilter, defaultFilter } from './filter.ts'
import { liveOf } from './live.ts'
import { OutOfDate } from './out-of-date.tsx'
import { balanceQuery, categoriesQuery, transactionsQuery } from './queries.ts'
import { strings } from './strings.ts'
import { SummaryCards } from './summary-cards.tsx'
import { TransactionList } from './transaction-list.tsx'
import { monthOf, periods } from './period.ts'
import { useSlowPoll } from './use-slow-poll.ts'
import { useToday } from './use-today.ts'

interface Props {
  isEditing: boolean
  onEdit: (transaction: Transaction) => void
}

/** Sums, chart and list of a period, always as they are on the server. */
export function Ledger({ isEditing, onEdit }: Props) {
  const [filter, setFilter] = useKeptState<CashFilter>('cash-filter', defaultFilter())
  const { period, type } = filter
  useMonthOf(useToday(), filter, setFilter)
  const listQuery = useQuery(transactionsQuery({ ...period, type }))
  const sumsQuery = useQuery(balanceQuery(period))
  const { data: categories } = useQuery(categoriesQuery)
  const list = liveOf(listQuery)
  // The chart is about the whole period; unfiltered, the list is.
  const everything = liveOf(useQuery({ ...transactionsQuery({ ...period, type: 'all' }), enabled: type !== 'all' }))
  const charted = type === 'all' ? list : everything
  const balance = liveOf(sumsQuery)
  useSlowPoll(listQuery.refetch, !isEditing)
  const outdated = [
    ...(list.data && list.isFailing ? [strings.failures.list] : []),
    ...(balance.data && balance.isFailing ? [strings.failures.balance] : []),
  ]

  return (
    <>
      <OutOfDate failures={outdated} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' }, mb: 4 }}>
        {balance.isFailing && !balance.data
          ? <ErrorState message={strings.failures.balance} onRetry={() => void sumsQuery.refetch()} />
          : <SummaryCards balance={balance.data} isOld={balance.isOld} />}
        <ChartCard transactions={charted.data} isOld={charted.isOld} isFailing={charted.isFailing} period={period} />
      </Box>
      <TransactionList
        list={list}
        categories={categories}
        filter={filter}
        onFilter={setFilter}
        onEdit={onEdit}
        onRetry={() => void listQuery.refetch()}
      />
    </>
  )
}

/** Whoever looks at the present month goes on doing so when the next one begins. */
function useMonthOf(day: string, filter: CashFilter, setFilter: (filter: CashFilter) => void): void {
  const seen = useRef(day)
  useEffect(() => {
    if (seen.current === day) return
    const { startDate, endDate } = monthOf(seen.current)
    seen.current = day
    const wasPresent = filter.period.startDate === startDate && filter.period.endDate === endDate
    if (wasPresent) setFilter({ ...filter, period: periods.month() })
  }, [day, filter, setFilter])
}
