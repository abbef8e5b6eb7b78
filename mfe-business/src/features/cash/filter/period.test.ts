import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { daysIn, movePeriod, nameOfPeriod, periods, stepPeriod } from './period.ts'

const between = (startDate: string, endDate: string) => ({ startDate, endDate })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

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

describe('a step', () => {
  it.each([
    ['a month to the next', between('2026-11-01', '2026-11-30'), 1, between('2026-12-01', '2026-12-31')],
    ['a month to the one before', between('2026-11-01', '2026-11-30'), -1, between('2026-10-01', '2026-10-31')],
    ['a month over the turn of the year', between('2026-12-01', '2026-12-31'), 1, between('2027-01-01', '2027-01-31')],
    ['March to a February of 29 days', between('2028-03-01', '2028-03-31'), -1, between('2028-02-01', '2028-02-29')],
    ['whole months by as many', between('2026-01-01', '2026-03-31'), 1, between('2026-04-01', '2026-06-30')],
    ['a year to the next', between('2027-01-01', '2027-12-31'), 1, between('2028-01-01', '2028-12-31')],
    ['a day to the next', between('2026-11-30', '2026-11-30'), 1, between('2026-12-01', '2026-12-01')],
    ['seven days by seven', between('2026-11-15', '2026-11-21'), -1, between('2026-11-08', '2026-11-14')],
    ['most of a month by its days', between('2026-11-01', '2026-11-29'), 1, between('2026-11-30', '2026-12-28')],
    ['days over the end of a February', between('2028-02-23', '2028-02-29'), 1, between('2028-03-01', '2028-03-07')],
  ] as const)('a step moves %s', (_, period, direction, expected) => {
    expect(stepPeriod(period, direction)).toEqual(expected)
  })

  it.each([
    ['the last year', between('9999-12-01', '9999-12-31'), 1],
    ['the first year', between('1000-01-01', '1000-01-31'), -1],
    ['the last year, by days', between('1000-01-01', '9999-12-30'), 1],
    ['the first year, by days', between('1000-01-01', '9999-12-30'), -1],
  ] as const)('there is no step beyond %s', (_, period, direction) => {
    expect(stepPeriod(period, direction)).toBeNull()
  })
})

it.each([
  [between('2026-11-01', '2026-11-30'), 'Novembro 2026'],
  [between('2026-03-01', '2026-03-31'), 'Março 2026'],
  [between('2028-02-01', '2028-02-29'), 'Fevereiro 2028'],
  [between('2026-11-15', '2026-11-21'), '15/11/2026 a 21/11/2026'],
  [between('2026-11-01', '2026-12-31'), '01/11/2026 a 31/12/2026'],
  [between('2026-11-01', '2026-11-29'), '01/11/2026 a 29/11/2026'],
  [between('2026-11-21', '2026-11-21'), '21/11/2026'],
])('the period %j is called %s', (period, name) => {
  expect(nameOfPeriod(period)).toBe(name)
})

it('the days of a period include both ends, even across a clock change', () => {
  expect(daysIn(between('2018-11-01', '2018-11-30'))).toBe(30)
  expect(daysIn(between('2026-11-21', '2026-11-21'))).toBe(1)
})
