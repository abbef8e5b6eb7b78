import type { TransactionType } from '@atelie/contract/cash'
import { type Period, periods } from './period.ts'

export interface CashFilter {
  period: Period
  type: 'all' | TransactionType
  /** Looked for in the descriptions. */
  term: string
}

export const defaultFilter = (): CashFilter => ({ period: periods.month(), type: 'all', term: '' })
