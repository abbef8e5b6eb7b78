import type { Cents } from './cents.ts'
import { parseScaled } from './decimal.ts'

/** One line of a quote in exact integers: 1.5 units at R$ 10,00 with a 2.5 % discount is {1500, 1000, 250}. */
export interface QuoteLine {
  quantityThousandths: number
  unitPriceCents: Cents
  /** Percent discount in hundredths of a percent. */
  discountHundredths: number
}

const WHOLE = 1_000n * 10_000n

/** quantity × unit price × (1 − discount/100), rounded half away from zero to cents. */
export function lineTotal(line: QuoteLine): Cents {
  const exact =
    BigInt(line.quantityThousandths) * BigInt(line.unitPriceCents) * BigInt(10_000 - line.discountHundredths)
  const half = exact < 0n ? -WHOLE / 2n : WHOLE / 2n
  return Number((exact + half) / WHOLE)
}

/** The sum of the rounded lines, so that it agrees with what the customer adds up by hand. */
export function quoteTotal(lines: readonly QuoteLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

export const parseQuantity = (input: string | number): number | null => parseScaled(input, 3)
export const parseDiscount = (input: string | number): number | null => parseScaled(input, 2)
