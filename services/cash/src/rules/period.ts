import type { Period } from '@atelie/contract/cash'
import { trusted } from 'mongoose'

/**
 * The condition on `date` that a period is, or none when it is open on both sides. Its end is written as the first text
 * after that day: where ids follow the date in an index, the embedded engine leaves out the day that $lte names.
 */
export function withinPeriod({ startDate, endDate }: Period): { date?: object } {
  const range = { ...(startDate && { $gte: startDate }), ...(endDate && { $lt: `${endDate}T` }) }
  return startDate || endDate ? { date: trusted(range) } : {}
}
