import type { Transaction } from '@atelie/contract/cash'
import { parseCents } from '@atelie/money/cents'
import { daysIn, type Period, shiftDays } from '../filter/period.ts'

type BucketSize = 'day' | 'month' | 'year'

/** Sums in cents. */
export interface Bucket {
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  key: string
  income: number
  expense: number
}

/** More bars than this cannot be told apart on a phone. */
const MOST_DAYS = 62
const MOST_DAYS_BY_MONTH = 366 * 3
const KEY_LENGTHS: Record<BucketSize, number> = { day: 10, month: 7, year: 4 }

export function bucketSize(period: Period): BucketSize {
  const days = daysIn(period)
  return days <= MOST_DAYS ? 'day' : days <= MOST_DAYS_BY_MONTH ? 'month' : 'year'
}

/** Income and expenses per day, month or year of the period; empty years are left out. */
export function bucketsOf(transactions: readonly Transaction[], period: Period): Bucket[] {
  const size = bucketSize(period)
  const keyOf = (date: string) => date.slice(0, KEY_LENGTHS[size])
  const keys = size === 'year' ? transactions.map(({ date }) => keyOf(date)).sort() : datesOf(period).map(keyOf)
  const buckets = new Map(keys.map((key) => [key, { key, income: 0, expense: 0 }]))
  for (const { date, type, amount } of transactions) {
    const bucket = buckets.get(keyOf(date))
    if (bucket) bucket[type] += parseCents(amount) ?? 0
  }
  return [...buckets.values()]
}

function datesOf(period: Period): string[] {
  return Array.from({ length: daysIn(period) }, (_, day) => shiftDays(period.startDate, day))
}
