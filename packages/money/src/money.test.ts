import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsToInput, formatCents, formatMoney, parseCents } from './cents.ts'
import { parseScaled } from './decimal.ts'
import { lineTotal, quoteTotal } from './quote-totals.ts'

describe('money display', () => {
  it.each([
    ['', 'R$ 0,00'], [null, 'R$ 0,00'], [undefined, 'R$ 0,00'], ['abc', 'R$ 0,00'], [NaN, 'R$ 0,00'], [Infinity, 'R$ 0,00'],
    ['89,9', 'R$ 89,90'], ['1.234,56', 'R$ 1.234,56'], ['1234.56', 'R$ 1.234,56'], [1234.56, 'R$ 1.234,56'],
    [0.1 + 0.2, 'R$ 0,30'], ['-10,5', '-R$ 10,50'], ['1.005,005', 'R$ 1.005,01'],
  ])('%j shows as %s', (value, shown) => expect(formatMoney(value)).toBe(shown))

  it('uses an ordinary space', () => expect(formatCents(123456)).toBe('R$ 1.234,56'))
})

describe('numeric text', () => {
  it.each([
    ['1.234,56', 123456], ['1234,56', 123456], ['1234.56', 123456], [1234.56, 123456], ['1.500', 150000], [1.5, 150],
    ['0,10', 10], [' 12 ', 1200], ['1.234.567', 123456700], ['12,340', 1234], ['-1,5', -150], ['-0', 0],
  ])('%j is %d cents', (input, cents) => expect(parseCents(input)).toBe(cents))

  it.each(['', ' ', 'abc', '1,2,3', '1,234.56', '1.23.456', '12,345', '1e3', '.5', '5,', 'R$ 5', '99999999999999999', NaN, Infinity, 1e21, 1e-7])(
    '%j is refused', (input) => expect(parseCents(input)).toBeNull())

  it('reads back whatever it writes', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => parseCents(centsToInput(cents)) === cents))
  })
})

describe('line totals', () => {
  it('rounds half away from zero', () => {
    expect(lineTotal({ quantityThousandths: 500, unitPriceCents: 1, discountHundredths: 0 })).toBe(1)
    expect(lineTotal({ quantityThousandths: 1000, unitPriceCents: 1999, discountHundredths: 1250 })).toBe(1749)
  })

  it('sums rounded lines', () => {
    const third = { quantityThousandths: 333, unitPriceCents: 100, discountHundredths: 0 }
    expect(quoteTotal([third, third, third])).toBe(99)
  })

  it('keeps three decimals of a quantity', () => expect(parseScaled('0,125', 3)).toBe(125))
})
