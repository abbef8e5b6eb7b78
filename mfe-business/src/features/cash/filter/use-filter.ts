import type { Transaction } from '@atelie/contract/cash'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useEffect, useRef, useState } from 'react'
import { type CashFilter, defaultFilter, isShownBy } from './filter.ts'
import { monthOf, periods } from './period.ts'
import { useToday } from './use-today.ts'

/** The ledger's filter, and the last saved transaction while the filter hides it. */
export function useFilter() {
  const [filter, setFilter] = usePersistentState<CashFilter>('cash-filter', defaultFilter())
  const [hidden, setHidden] = useState<Transaction | null>(null)
  useMonthOf(useToday(), filter, setFilter)

  function change(next: CashFilter) {
    setHidden(null)
    setFilter(next)
  }

  const noteSaved = (saved: Transaction) => setHidden(isShownBy(filter, saved) ? null : saved)
  const noteDeleted = (id: number) => setHidden((noted) => (noted?.id === id ? null : noted))
  return { filter, change, hidden, noteSaved, noteDeleted } as const
}

/** At the start of a month, a filter for the current month moves on to the new one. */
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
