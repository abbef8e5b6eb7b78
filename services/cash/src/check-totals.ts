import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { ClientSession } from 'mongoose'
import { moveDay } from './ledger.ts'
import type { DayTotalsModel } from './models/day-totals.ts'
import type { TransactionModel } from './models/transaction.ts'
import { addUp, difference, isNothing, NOTHING, sumsOf, type Sums } from './rules/sums.ts'

interface CheckDeps {
  transactions: TransactionModel
  dayTotals: DayTotalsModel
  unitOfWork: UnitOfWork
}

/** Stored totals that differ from the sums of the transactions. */
interface WrongTotal {
  /** A day, or the whole ledger. */
  of: string
  stored: Sums
  actual: Sums
}

/**
 * Compares an account's stored totals with its transactions, and corrects them if `repair` is set. It runs in an account
 * transaction, which excludes concurrent writes: the service may keep running.
 */
export function checkTotals(
  { transactions, dayTotals, unitOfWork }: CheckDeps,
  accountId: string,
  { repair }: { repair: boolean },
): Promise<WrongTotal[]> {
  return unitOfWork.withAccountTransaction(accountId, async ({ session, incrementTotals }) => {
    const actual = await actualDays(transactions, accountId, session)
    const stored = await storedDays(dayTotals, accountId, session)
    const whole = { ...NOTHING, ...Object.fromEntries(await incrementTotals({ ...NOTHING })) }
    const days = [...new Set([...actual.keys(), ...stored.keys()])]
      .sort()
      .map((date) => ({ of: date, stored: stored.get(date) ?? NOTHING, actual: actual.get(date) ?? NOTHING }))
    const ledger = { of: 'ledger', stored: whole, actual: addUp([...actual.values()]) }
    if (repair) {
      for (const day of days)
        await moveDay(dayTotals, accountId, session, { date: day.of, sums: difference(day.actual, day.stored) })
      await incrementTotals({ ...difference(ledger.actual, ledger.stored) })
    }
    return [...days, ledger].filter((total) => !isNothing(difference(total.actual, total.stored)))
  })
}

async function actualDays(
  transactions: TransactionModel,
  accountId: string,
  session: ClientSession,
): Promise<Map<string, Sums>> {
  const rows = await transactions
    .aggregate<{ _id: { date: string; type: 'income' | 'expense' }; amountCents: number }>([
      { $match: { accountId } },
      { $group: { _id: { date: '$date', type: '$type' }, amountCents: { $sum: '$amountCents' } } },
    ])
    .session(session)
  const days = new Map<string, Sums>()
  for (const {
    _id: { date, type },
    amountCents,
  } of rows)
    days.set(date, addUp([days.get(date) ?? NOTHING, sumsOf({ type, amountCents })]))
  return days
}

async function storedDays(
  dayTotals: DayTotalsModel,
  accountId: string,
  session: ClientSession,
): Promise<Map<string, Sums>> {
  const rows = await dayTotals.find({ accountId }, null, { session }).lean()
  return new Map(rows.map(({ date, incomeCents, expenseCents }) => [date, { incomeCents, expenseCents }]))
}
