import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsToInput, centsToNumber, formatCents, formatMoney, parseCents } from './cents.ts'
import { parseScaled, readScaled, toNumber } from './decimal.ts'
import { lineTotal, quoteTotal } from './quote-totals.ts'

describe('money display', () => {
  it.each([
    ['', 'R$ 0,00'],
    [null, 'R$ 0,00'],
    [undefined, 'R$ 0,00'],
    ['abc', 'R$ 0,00'],
    [NaN, 'R$ 0,00'],
    [Infinity, 'R$ 0,00'],
    ['89,9', 'R$ 89,90'],
    ['1.234,56', 'R$ 1.234,56'],
    ['1234.56', 'R$ 1.234,56'],
    [1234.56, 'R$ 1.234,56'],
    [0.1 + 0.2, 'R$ 0,30'],
    [1 / 3, 'R$ 0,33'],
    ['-10,5', '-R$ 10,50'],
    ['1.005,005', 'R$ 1.005,01'],
    [1e9 + 0.1 + 0.2, 'R$ 1.000.000.000,30'],
    [199_999_999_998.99, 'R$ 199.999.999.998,99'],
    ['-10000000000,5', '-R$ 10.000.000.000,50'],
  ])('%j is shown as %s', (value, rendered) => expect(formatMoney(value)).toBe(rendered))

  it('cents are a number of reais in JSON', () => expect(centsToNumber(8990)).toBe(89.9))
  it('an amount has an ordinary space', () => expect(formatCents(123456)).toBe('R$ 1.234,56'))
})

describe('numeric text', () => {
  it.each([
    ['1.234,56', 123456],
    ['1234,56', 123456],
    ['1234.56', 123456],
    [1234.56, 123456],
    ['1.500', 150000],
    [1.5, 150],
    ['0.50', 50],
    ['0.5', 50],
    ['0,500', 50],
    ['0.5000', 50],
    ['10.500', 1050000],
    ['0,10', 10],
    [' 12 ', 1200],
    ['1.234.567', 123456700],
    ['12,340', 1234],
    ['-1,5', -150],
    ['-0', 0],
  ])('%j is %d cents', (input, cents) => expect(parseCents(input)).toBe(cents))

  it.each([
    '',
    ' ',
    'abc',
    '1,2,3',
    '1,234.56',
    '1.23.456',
    '12,345',
    '1e3',
    '.5',
    '5,',
    'R$ 5',
    '99999999999999999',
    '0.500',
    '-0.500',
    '0.001',
    '0,001',
    '012.345',
    '0.500.000',
    '0.500,25',
    '1e+3',
    '1E3',
    '0x1',
    NaN,
    Infinity,
    1e21,
    1e-7,
  ])('%j is refused', (input) => expect(parseCents(input)).toBeNull())

  it.each([
    ['0.500', 500],
    ['0,5', 500],
    ['0.001', 1],
    ['0,001', 1],
    ['-0.500', -500],
    ['00.500', 500],
    ['1.500', 1_500_000],
    ['0.5', 500],
    ['0.0005', null],
    ['1e3', null],
  ])('%j is %d thousandths', (input, thousandths) => expect(parseScaled(input, 3)).toBe(thousandths))

  it.each([
    [0.1 + 0.2, 'too fine'],
    [1e-7, 'too fine'],
    ['0,125', 'too fine'],
    ['0.500', 'too fine'],
    ['-0.0010', 'too fine'],
    [1e21, Infinity],
    [-1e21, -Infinity],
    ['9'.repeat(17), Infinity],
    ['-99.999.999.999.999.999', -Infinity],
    ['abc', null],
    ['1e3', null],
    [NaN, null],
    ['', null],
    ['-1,5', -150],
  ])('%j is read as %j cents', (input, read) => expect(readScaled(input, 2)).toBe(read))

  // Process time, so that a busy machine does not matter. A backtracking expression took 18 minutes for one of these.
  it.each([
    ['zeros that do not end it', `0,${'0'.repeat(500_000)}1`],
    ['zeros', '0'.repeat(500_000)],
    ['digits', '9'.repeat(500_000)],
    ['groups', `1${'.000'.repeat(125_000)}`],
    ['broken groups', `1${'.000'.repeat(125_000)}.`],
    ['spaces around a letter', `${' '.repeat(250_000)}a${' '.repeat(250_000)}`],
  ])('500 KB of %s are read in linear time', (_, text) => {
    const before = process.cpuUsage()
    for (const decimals of [0, 2, 3, 9]) parseScaled(text, decimals)
    formatMoney(text)
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(250_000)
  })

  it.each([
    ['89,90', 89.9],
    ['1.234,5678', 1234.5678],
    ['0.500', 0.5],
    ['-0,5', -0.5],
    ['abc', NaN],
    ['', NaN],
    ['5,', NaN],
    ['1e3', NaN],
  ])('%j is the number %d', (input, number) => expect(toNumber(input)).toBe(number))

  it('any amount is read back as it was written', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => parseCents(centsToInput(cents)) === cents))
  })
})

describe('line totals', () => {
  it('a line total is rounded half away from zero', () => {
    expect(lineTotal({ quantityThousandths: 500, unitPriceCents: 1, discountHundredths: 0 })).toBe(1)
    expect(lineTotal({ quantityThousandths: 1000, unitPriceCents: 1999, discountHundredths: 1250 })).toBe(1749)
  })

  it('a quote total is the sum of rounded lines', () => {
    const third = { quantityThousandths: 333, unitPriceCents: 100, discountHundredths: 0 }
    expect(quoteTotal([third, third, third])).toBe(99)
  })

  it('a quantity keeps three decimals', () => expect(parseScaled('0,125', 3)).toBe(125))
})
