import { formatCalendarDate, parseCalendarDate, today } from '@atelie/contract/dates'
import { strings } from '../strings.ts'

/** Both days are inclusive; YYYY-MM-DD. */
export interface Period {
  startDate: string
  endDate: string
}

export const periods = {
  today: (): Period => ({ startDate: today(), endDate: today() }),
  week: (): Period => ({ startDate: shiftDays(today(), -6), endDate: today() }),
  month: (): Period => monthOf(today()),
  lastMonth: (): Period => monthOf(shiftDays(monthOf(today()).startDate, -1)),
}
export type PeriodName = keyof typeof periods

/** The period with one end moved; the other end follows if it would otherwise be on the wrong side. */
export function movePeriod(period: Period, end: keyof Period, date: string): Period {
  const moved = { ...period, [end]: date }
  return moved.startDate <= moved.endDate ? moved : { startDate: date, endDate: date }
}

/** Whole months, of which it has so many; otherwise null. */
function wholeMonths({ startDate, endDate }: Period): number | null {
  if (monthOf(startDate).startDate !== startDate || monthOf(endDate).endDate !== endDate) return null
  const [first, last] = [startDate, endDate].map(
    (date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)),
  ) as [number, number]
  return last - first + 1
}

/** The period of the same length before or after it; that of whole months is of whole months. Null where no dates are left. */
export function stepPeriod(period: Period, direction: 1 | -1): Period | null {
  const { startDate, endDate } = period
  const months = wholeMonths(period)
  const by = direction * (months ?? daysIn(period))
  const stepped =
    months === null
      ? { startDate: shiftDays(startDate, by), endDate: shiftDays(endDate, by) }
      : {
          startDate: shiftMonths(startDate, by),
          endDate: monthOf(shiftMonths(`${endDate.slice(0, 7)}-01`, by)).endDate,
        }
  return parseCalendarDate(stepped.startDate) && parseCalendarDate(stepped.endDate) ? stepped : null
}

const monthName = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long' })

/** 'Novembro 2026', or its first and last day. */
export function nameOfPeriod(period: Period): string {
  const { startDate, endDate } = period
  if (wholeMonths(period) !== 1) return strings.until(formatCalendarDate(startDate), formatCalendarDate(endDate))
  const month = monthName.format(utc(startDate))
  return `${month[0]!.toUpperCase()}${month.slice(1)} ${startDate.slice(0, 4)}`
}

/** How many days it has, including both ends. */
export const daysIn = ({ startDate, endDate }: Period): number => (utc(endDate) - utc(startDate)) / DAY_MS + 1

const DAY_MS = 86_400_000
const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export function shiftDays(date: string, days: number): string {
  return dayOf(new Date(utc(date) + days * DAY_MS))
}

/** From the first of a month to that of another. */
function shiftMonths(date: string, months: number): string {
  const day = new Date(utc(date))
  day.setUTCMonth(day.getUTCMonth() + months)
  return dayOf(day)
}

/** No calendar date if its year has not four digits. */
const dayOf = (instant: Date): string => instant.toISOString().split('T', 1)[0]!

export function monthOf(date: string): Period {
  const month = date.slice(0, 7)
  const days = ['31', '30', '29', '28'].map((day) => parseCalendarDate(`${month}-${day}`))
  return { startDate: `${month}-01`, endDate: days.find((day) => day !== null) ?? date }
}
