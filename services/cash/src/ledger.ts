import { cashMessages } from '@atelie/contract/cash'
import type { AccountTransaction } from '@atelie/service-kit/unit-of-work'
import { refuseField } from '@atelie/service-kit/problem'
import type { ClientSession } from 'mongoose'
import type { DayTotalsModel } from './models/day-totals.ts'
import { addUp, isNothing, type Sums } from './rules/sums.ts'

/** A change of one day's totals. */
export interface DayChange {
  date: string
  sums: Sums
}

interface Ledger extends Pick<AccountTransaction, 'session' | 'incrementTotals'> {
  accountId: string
}

/**
 * Updates the totals of days and of the whole ledger after a change of transactions. Throws Problem('validation') when they
 * would no longer be exact.
 */
export async function moveTotals(
  dayTotals: DayTotalsModel,
  { accountId, session, incrementTotals }: Ledger,
  changes: readonly DayChange[],
): Promise<void> {
  for (const change of changes) await moveDay(dayTotals, accountId, session, change)
  const totals = await incrementTotals({ ...addUp(changes.map(({ sums }) => sums)) })
  if ([...totals.values()].every(Number.isSafeInteger)) return
  refuseField('amount', cashMessages.ledgerFull)
}

/** Without upsert, because engines differ there. No one else can be creating the row: account transactions exclude each other. */
export async function moveDay(
  dayTotals: DayTotalsModel,
  accountId: string,
  session: ClientSession,
  { date, sums }: DayChange,
): Promise<void> {
  if (isNothing(sums)) return
  const day = { accountId, date }
  const { matchedCount } = await dayTotals.updateOne(day, { $inc: { ...sums } }, { session })
  if (matchedCount === 0) return void (await dayTotals.create([{ ...day, ...sums }], { session }))
  const moved = await dayTotals.findOne(day, null, { session }).orFail().lean()
  // Amounts are above zero, so the day has no transactions left.
  if (isNothing(moved)) await dayTotals.deleteOne(day, { session })
}
