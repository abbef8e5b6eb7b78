import type { CashBalance, TransactionType } from '@atelie/contract/cash'
import { centsToNumber } from '@atelie/money/cents'

/** Income and expenses, in cents. */
export interface Sums {
  incomeCents: number
  expenseCents: number
}

export const NOTHING: Sums = { incomeCents: 0, expenseCents: 0 }

/** The part of the sums that a transaction adds. */
export const sumsOf = ({ type, amountCents }: { type: TransactionType; amountCents: number }): Sums =>
  type === 'income' ? { ...NOTHING, incomeCents: amountCents } : { ...NOTHING, expenseCents: amountCents }

export const addUp = (parts: readonly Sums[]): Sums =>
  parts.reduce(
    (sum, part) => ({
      incomeCents: sum.incomeCents + part.incomeCents,
      expenseCents: sum.expenseCents + part.expenseCents,
    }),
    NOTHING,
  )

/** The difference that must be added to `stored` to make it `actual`. */
export const difference = (actual: Sums, stored: Sums): Sums => ({
  incomeCents: actual.incomeCents - stored.incomeCents,
  expenseCents: actual.expenseCents - stored.expenseCents,
})

export const isNothing = ({ incomeCents, expenseCents }: Sums): boolean => incomeCents === 0 && expenseCents === 0

/** Sums as callers read them, in reais. */
export function toBalance({ incomeCents, expenseCents }: Sums): CashBalance {
  return {
    total: centsToNumber(incomeCents - expenseCents),
    income: centsToNumber(incomeCents),
    expense: centsToNumber(expenseCents),
  }
}
