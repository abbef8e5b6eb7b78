import fc from 'fast-check'
import { describe, it } from 'vitest'
import { parseScaled } from './decimal.ts'
import { lineTotal, type QuoteLine, quoteTotal } from './quote-totals.ts'

/** A few cases each time; `npm run test:long` runs many and prints the seed. */
const runs = {
  ...(process.env.MONEY_CASES && { numRuns: Number(process.env.MONEY_CASES) }),
  ...(process.env.MONEY_SEED && { seed: Number(process.env.MONEY_SEED) }),
}
const TIME_OUT = { timeout: 30 * 60_000 }

/** An exact fraction with a positive denominator. */
interface Rational {
  over: bigint
  under: bigint
}

const times = (a: Rational, b: Rational): Rational => ({ over: a.over * b.over, under: a.under * b.under })

/** The nearest integer, half away from zero. */
function rounded({ over, under }: Rational): bigint {
  const magnitude = over < 0n ? -over : over
  const below = magnitude / under
  const nearest = 2n * (magnitude - below * under) >= under ? below + 1n : below
  return over < 0n ? -nearest : nearest
}

/** quantity × price × (1 − discount/100) in cents. */
function exactTotal({ quantityThousandths, unitPriceCents, discountHundredths }: QuoteLine): bigint {
  const quantity = { over: BigInt(quantityThousandths), under: 1_000n }
  const price = { over: BigInt(unitPriceCents), under: 1n }
  const share = { over: 10_000n - BigInt(discountHundredths), under: 10_000n }
  return rounded(times(times(quantity, price), share))
}

const MAX_LINE_CENTS = 99_999_999_999
const MAX_QUANTITY = 999_999_999

/** Any valid line; often one whose total is exactly between two cents. */
const line = fc
  .record({
    quantityThousandths: fc.oneof(
      fc.integer({ min: 1, max: MAX_QUANTITY }),
      fc.integer({ min: 1, max: 2_000 }).map((halves) => halves * 500),
    ),
    price: fc.nat({ max: MAX_LINE_CENTS }),
    discountHundredths: fc.oneof(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 100 }).map((percent) => percent * 100),
    ),
  })
  .map(({ price, ...rest }): QuoteLine => ({
    ...rest,
    unitPriceCents:
      1 + (price % Math.min(Math.floor((MAX_LINE_CENTS * 1_000) / rest.quantityThousandths), MAX_LINE_CENTS)),
  }))

describe('against exact fractions', () => {
  it('a line total is the nearest cent', TIME_OUT, () => {
    fc.assert(
      fc.property(line, (one) => BigInt(lineTotal(one)) === exactTotal(one)),
      runs,
    )
  })

  it('a quote total is the sum of its rounded lines, for up to 200 of them', TIME_OUT, () => {
    const lines = fc.oneof(
      { weight: 9, arbitrary: fc.array(line, { maxLength: 10 }) },
      { weight: 1, arbitrary: fc.array(line, { maxLength: 200, size: 'max' }) },
    )
    fc.assert(
      fc.property(lines, (all) => BigInt(quoteTotal(all)) === all.reduce((sum, one) => sum + exactTotal(one), 0n)),
      runs,
    )
  })

  it('a number in text is read exactly or not at all', TIME_OUT, () => {
    fc.assert(
      fc.property(
        writtenNumber,
        fc.integer({ min: 0, max: 6 }),
        ({ text, value, mayBeSlip }, decimals) =>
          parseScaled(text, decimals) === (mayBeSlip && decimals < 3 ? null : exactScaled(value, decimals)),
      ),
      runs,
    )
  })

  it('a JSON number of cents is read as those cents', TIME_OUT, () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (cents) => parseScaled(cents / 100, 2) === cents),
      runs,
    )
  })
})

/** The number scaled by 10^decimals where that is an integer that fits; otherwise null. */
function exactScaled({ over, under }: Rational, decimals: number): number | null {
  const scaled = over * 10n ** BigInt(decimals)
  const isTooFine = scaled % under !== 0n
  const integer = scaled / under
  const magnitude = integer < 0n ? -integer : integer
  return isTooFine || magnitude > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(integer)
}

/** A number as people and programs write it, with its value. */
const writtenNumber = fc
  .record({
    isNegative: fc.boolean(),
    whole: fc.oneof(fc.bigInt({ min: 0n, max: 99_999n }), fc.bigInt({ min: 0n, max: 10n ** 17n })),
    fraction: fc.stringMatching(/^[0-9]{0,7}$/),
    style: fc.constantFrom('comma', 'grouped', 'dot'),
    space: fc.constantFrom('', ' '),
  })
  .map(({ isNegative, whole, fraction, style, space }) => {
    const digits = style === 'grouped' ? whole.toLocaleString('pt-BR') : String(whole)
    const text = fraction === '' ? digits : `${digits}${style === 'dot' ? '.' : ','}${fraction}`
    // In text a dot followed by three digits groups thousands, but not after a leading zero.
    const hasThree = style === 'dot' && fraction.length === 3
    const isGrouping = hasThree && whole > 0n
    const over = BigInt(`${whole}${fraction}`)
    return {
      text: `${space}${isNegative ? '-' : ''}${text}${space}`,
      value: { over: isNegative ? -over : over, under: isGrouping ? 1n : 10n ** BigInt(fraction.length) },
      mayBeSlip: hasThree && whole === 0n,
    }
  })
