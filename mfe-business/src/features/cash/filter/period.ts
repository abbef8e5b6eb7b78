import { parseCalendarDate, today } from '@atelie/contract/dates'

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

/** How many days it has, including both ends. */
export const daysIn = ({ startDate, endDate }: Period): number => (utc(endDate) - utc(startDate)) / DAY_MS + 1

const DAY_MS = 86_400_000
const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export function shiftDays(date: string, days: number): string {
  return new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function monthOf(date: string): Period {
  const month = date.slice(0, 7)
  const days = ['31', '30', '29', '28'].map((day) => parseCalendarDate(`${month}-${day}`))
  return { startDate: `${month}-01`, endDate: days.find((day) => day !== null) ?? date }
}
