import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { daysIn, movePeriod, periods } from './period.ts'

const between = (startDate: string, endDate: string) => ({ startDate, endDate })

beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }) })
afterEach(() => { vi.useRealTimers() })

describe('the quick periods', () => {
  it.each([
    ['2026-11-21T15:00:00Z', 'today', between('2026-11-21', '2026-11-21')],
    ['2026-11-21T15:00:00Z', 'week', between('2026-11-15', '2026-11-21')],
    ['2026-11-21T15:00:00Z', 'month', between('2026-11-01', '2026-11-30')],
    ['2026-11-21T15:00:00Z', 'lastMonth', between('2026-10-01', '2026-10-31')],
    ['2026-03-02T15:00:00Z', 'week', between('2026-02-24', '2026-03-02')],
    ['2028-03-31T15:00:00Z', 'lastMonth', between('2028-02-01', '2028-02-29')],
    ['2026-01-31T15:00:00Z', 'lastMonth', between('2025-12-01', '2025-12-31')],
    // In São Paulo it is still New Year's Eve.
    ['2027-01-01T02:59:00Z', 'month', between('2026-12-01', '2026-12-31')],
    ['2027-01-01T03:00:00Z', 'month', between('2027-01-01', '2027-01-31')],
  ] as const)('at %s the period %s has its first and last day', (now, name, expected) => {
    vi.setSystemTime(now)
    expect(periods[name]()).toEqual(expected)
  })
})

it.each([
  ['startDate', '2026-11-10', between('2026-11-10', '2026-11-20')],
  ['startDate', '2026-11-20', between('2026-11-20', '2026-11-20')],
  ['startDate', '2026-12-05', between('2026-12-05', '2026-12-05')],
  ['endDate', '2026-12-05', between('2026-11-05', '2026-12-05')],
  ['endDate', '2026-11-01', between('2026-11-01', '2026-11-01')],
] as const)('moving %s to %s moves the other end where it must', (end, date, expected) => {
  expect(movePeriod(between('2026-11-05', '2026-11-20'), end, date)).toEqual(expected)
})

it('the days of a period include both ends, even across a clock change', () => {
  expect(daysIn(between('2018-11-01', '2018-11-30'))).toBe(30)
  expect(daysIn(between('2026-11-21', '2026-11-21'))).toBe(1)
})
