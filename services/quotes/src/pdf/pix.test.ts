import { hasPassed } from '@atelie/contract/dates'
import { examplePix } from '@atelie/contract/examples/bodies'
import { describe, expect, it } from 'vitest'
import { quotePix } from './pix.ts'

const DAY = '2026-11-27'
const quote = (fields: object = {}) => ({ id: 41, totalCents: 17_082, validUntil: DAY, ...fields })
const amountOf = (totalCents: number, depositPercent: number | null) =>
  quotePix(quote({ totalCents }), { pix: examplePix({ depositPercent }) }, DAY)?.amountCents

describe('how a quote is paid', () => {
  it.each([
    [17_082, null, 17_082],
    [17_082, 50, 8_541],
    [17_083, 50, 8_542],
    [101, 50, 51],
    [99_999_999_999, 33, 33_000_000_000],
    [1, 100, 1],
    [1, 49, undefined],
    [0, null, undefined],
    [0, 50, undefined],
  ])('a quote over %s cents with a deposit of %s %% asks for %s', (total, percent, cents) =>
    expect(amountOf(total, percent)).toBe(cents),
  )

  it('a quote can be paid until the last day of its validity', () => {
    const pixOn = (validUntil: string | null | undefined) => quotePix(quote({ validUntil }), { pix: examplePix() }, DAY)
    expect(pixOn('2026-11-26')).toBeNull()
    expect(pixOn(DAY)).not.toBeNull()
    expect(pixOn(null)).not.toBeNull()
    expect([hasPassed('2026-11-26', DAY), hasPassed(DAY, DAY)]).toEqual([true, false])
    expect(hasPassed(undefined, DAY)).toBe(false)
  })

  it.each([
    [7, 'ORC000007'],
    [41, 'ORC000041'],
    [1_234_567, 'ORC1234567'],
  ])('payments of quote %i may be marked %s', (id, mark) => {
    const code = (useQuoteNumber: boolean) =>
      quotePix(quote({ id }), { pix: examplePix({ useQuoteNumber }) }, DAY)!.code
    expect(code(true)).toContain(`05${String(mark.length).padStart(2, '0')}${mark}6304`)
    expect(code(false)).toContain('62070503***6304')
  })

  it('a sender without Pix is not paid by it', () => expect(quotePix(quote(), { pix: null }, DAY)).toBeNull())
})
