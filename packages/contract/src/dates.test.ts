import { expect, it } from 'vitest'
import { formatCalendarDate, formatDay, formatShortDate, parseCalendarDate } from './dates.ts'

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', null],
  ['2026-13-01', null],
  ['21/11/2026', null],
  ['', null],
  ['2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['2026-11-21T01:00:00Z', '2026-11-20'],
  ['2026-11-20T23:30:00-03:00', '2026-11-20'],
  ['2028-02-30T10:00:00Z', null],
  ['2026-11-21T25:00:00Z', null],
])('the text %s is read as the date %s', (text, date) => expect(parseCalendarDate(text)).toBe(date))

it('dates are shown as dd/MM/yyyy', () => expect(formatCalendarDate('2026-11-21')).toBe('21/11/2026'))

it('a date of this year is short without its year', () => {
  expect(formatShortDate('2026-11-21', '2026-02-01')).toBe('21/11')
  expect(formatShortDate('2025-11-21', '2026-02-01')).toBe('21/11/2025')
})

it.each([
  ['2026-03-01', 'Hoje'],
  ['2026-02-28', 'Ontem'],
  ['2026-02-27', '27 de fevereiro'],
  ['2026-03-02', '2 de março'],
  ['2025-12-31', '31 de dezembro de 2025'],
])('on the first of March 2026, %s is called %s', (date, name) => expect(formatDay(date, '2026-03-01')).toBe(name))
