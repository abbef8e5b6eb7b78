import { calendarDateOf, formatCalendarDate } from '@atelie/contract/dates'
import { escapeHtml } from '@atelie/service-kit/html'
import { printable } from './pdf/printable.ts'

/** A user's text, which can neither be markup nor reverse the direction of what follows. */
export const text = (value: string): string => `<bdi>${escapeHtml(printable(value))}</bdi>`

export const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })

/** The field takes either; only a CPF has eleven digits. */
export const registrationLabel = (cnpj: string) => (cnpj.replace(/[^0-9A-Za-z]/g, '').length === 11 ? 'CPF' : 'CNPJ')

/** Dozens of empty lines would become empty sheets. */
export const withoutGaps = (lines: string) => lines.replace(/(?<![^\S\n])[^\S\n]*\n(?:[^\S\n]*\n){2,}/g, '\n\n').trim()

const timeOfDay = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

/** '22/11/2026 às 14:30', in São Paulo. */
export const moment = (at: Date): string => `${formatCalendarDate(calendarDateOf(at))} às ${timeOfDay.format(at)}`
