import { escapeHtml } from '@atelie/service-kit/html'
import { printable } from './pdf/printable.ts'

/** A user's text, which can neither be markup nor reverse the direction of what follows. */
export const text = (value: string): string => `<bdi>${escapeHtml(printable(value))}</bdi>`

export const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })

/** The field takes either; only a CPF has eleven digits. */
export const registrationLabel = (cnpj: string) => (cnpj.replace(/[^0-9A-Za-z]/g, '').length === 11 ? 'CPF' : 'CNPJ')

/** Dozens of empty lines would become empty sheets. */
export const withoutGaps = (lines: string) => lines.replace(/(?<![^\S\n])[^\S\n]*\n(?:[^\S\n]*\n){2,}/g, '\n\n').trim()
