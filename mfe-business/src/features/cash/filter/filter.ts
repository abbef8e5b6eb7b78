import type { Transaction, TransactionType } from '@atelie/contract/cash'
import { type Period, periods } from './period.ts'
import { transactionSearch } from './search.ts'

export interface CashFilter {
  period: Period
  type: 'all' | TransactionType
  /** Searched for in the descriptions. */
  term: string
}

export const defaultFilter = (): CashFilter => ({ period: periods.month(), type: 'all', term: '' })

export const isWithin = ({ startDate, endDate }: Period, date: string): boolean => startDate <= date && date <= endDate

export const isShownBy = ({ period, type, term }: CashFilter, transaction: Transaction): boolean =>
  isWithin(period, transaction.date) &&
  (type === 'all' || type === transaction.type) &&
  transactionSearch.matcherOf(transaction)(transactionSearch.read(term)) !== false
