export const TIME_ZONE = 'America/Sao_Paulo'
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const UTC_MIDNIGHT = /T00:00(:00(\.0+)?)?(Z|\+00:00)$/

// sv-SE writes dates as YYYY-MM-DD.
const isoInSaoPaulo = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The calendar date of an instant in São Paulo, `YYYY-MM-DD`. */
export function calendarDateOf(instant: Date): string {
  return isoInSaoPaulo.format(instant)
}

/** Today in São Paulo, `YYYY-MM-DD`. */
export function today(): string {
  return calendarDateOf(new Date())
}

/**
 * Reads a calendar date. An ISO instant becomes its day in São Paulo, except exact UTC midnight, which keeps its
 * calendar day (that is how date inputs serialise a day). Null when it is no date, or an impossible one.
 */
export function parseCalendarDate(text: string): string | null {
  if (INSTANT.test(text)) {
    if (UTC_MIDNIGHT.test(text)) return parseCalendarDate(text.slice(0, 10))
    const instant = new Date(text)
    // Date would turn the 30th of February into a day in March.
    const exists = parseCalendarDate(text.slice(0, 10)) !== null && !Number.isNaN(instant.getTime())
    return exists ? calendarDateOf(instant) : null
  }
  const match = CALENDAR_DATE.exec(text)
  if (!match) return null
  const [, year, month, day] = match.map(Number) as [number, number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? text : null
}

/** Whether a date, if there is one, lies before a day. */
export const hasPassed = (date: string | null | undefined, day: string): boolean => Boolean(date && date < day)

/** '2026-11-21' → '21/11/2026'. What is no date stays as it is. */
export function formatCalendarDate(date: string): string {
  return date.replace(CALENDAR_DATE, '$3/$2/$1')
}

/** '2026-11-21' → '21/11' within the year of `day`, else '21/11/2026'. What is no date stays as it is. */
export function formatShortDate(date: string, day: string): string {
  const isThisYear = CALENDAR_DATE.test(date) && date.slice(0, 4) === day.slice(0, 4)
  return isThisYear ? formatCalendarDate(date).slice(0, 5) : formatCalendarDate(date)
}

const longDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const longDate = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'long' })

/** A date as people say it: 'Hoje', 'Ontem', '18 de novembro', with its year if that is not the year of `day`. */
export function formatDay(date: string, day: string): string {
  if (date === day) return 'Hoje'
  const instant = new Date(`${date}T00:00Z`)
  if (instant.getTime() === Date.parse(`${day}T00:00Z`) - 86_400_000) return 'Ontem'
  return (date.slice(0, 4) === day.slice(0, 4) ? longDay : longDate).format(instant)
}

/** An ISO instant as its São Paulo day: '2026-11-21T01:00:00Z' → '20/11/2026'. What is no instant stays as it is. */
export function formatInstant(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : formatCalendarDate(calendarDateOf(date))
}
