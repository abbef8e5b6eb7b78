import { calendarDateOf, formatCalendarDate, TIME_ZONE } from './dates.ts'

const timeOfDay = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })

/** '22/11/2026 às 14:30', in São Paulo. */
export const formatMoment = (at: Date): string => `${formatCalendarDate(calendarDateOf(at))} às ${timeOfDay.format(at)}`
