import { expect, it } from 'vitest'
import { formatCalendarDate, parseCalendarDate } from './dates.ts'

it.each([
  ['2024-02-29', '2024-02-29'], ['2023-02-29', null], ['2026-13-01', null], ['21/11/2026', null], ['', null],
  ['2026-11-21T00:00:00.000Z', '2026-11-21'], ['2026-11-21T01:00:00Z', '2026-11-20'], ['2026-11-20T23:30:00-03:00', '2026-11-20'],
  ['2028-02-30T10:00:00Z', null], ['2026-11-21T25:00:00Z', null],
])('the text %s is read as the date %s', (text, date) => expect(parseCalendarDate(text)).toBe(date))

it('dates are shown as dd/MM/yyyy', () => expect(formatCalendarDate('2026-11-21')).toBe('21/11/2026'))
