import type { Period } from '@atelie/contract/cash'
import { trusted } from 'mongoose'

/**
 * The condition on `date` for a period, or none if it is open on both sides. Its end is the first text after that day: if
 * ids follow the date in an index, the embedded engine omits the day given to $lte.
 */
export function withinPeriod({ startDate, endDate }: Period): { date?: object } {
  const range = { ...(startDate && { $gte: startDate }), ...(endDate && { $lt: `${endDate}T` }) }
  return startDate || endDate ? { date: trusted(range) } : {}
}
