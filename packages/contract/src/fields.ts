import { parseCents } from '@atelie/money/cents'
import { parseScaled } from '@atelie/money/decimal'
import { parseCalendarDate } from './dates.ts'
import { z } from './zod.ts'

const tooLong = (max: number) => `Use no máximo ${max} caracteres.`

/** Anything but controls, spaces, marks without a letter and what fonts draw as nothing (U+2800 is the empty braille cell). */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Half a character, as a cut emoji leaves it, cannot be stored: it becomes the sign for one that is unknown. */
const wellFormed = (message: string) => z.string({ error: message }).overwrite((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Text that must be there and seen, trimmed. The one message covers absence, wrong type and shortness. */
export function requiredText(message: string, { min = 1, max = 120 } = {}) {
  return wellFormed(message).trim()
    .min(min, { error: message, abort: true })
    .refine((text) => VISIBLE.test(text), { error: message, abort: true })
    .max(max, { error: tooLong(max), abort: true })
}

/** Optional text: absent stays undefined (an update keeps the value), null and blank become null (cleared). */
export function optionalText(max = 120) {
  return wellFormed('Texto inválido.').trim().max(max, tooLong(max)).nullish()
    .transform((text) => (text === '' ? null : text))
}

export const positiveId = (message: string) =>
  z.union([z.number(), z.string().regex(/^\d{1,15}$/).transform(Number)], { error: message })
    .refine((id) => Number.isSafeInteger(id) && id > 0, message)

export const idParams = z.object({ id: positiveId('Não encontrado.') })

/** For a text that was meant as a date. */
export const impossibleDate = 'Esta data não existe. Use dia/mês/ano, com quatro algarismos no ano'

/** A calendar date, `YYYY-MM-DD` once parsed. A text that is no date that exists has a message of its own, if given. */
export function calendarDate(message: string, impossible = message) {
  return z.string({ error: message }).transform((text, context) => {
    const date = parseCalendarDate(text.trim())
    if (date === null) context.addIssue({ code: 'custom', message: text.trim() === '' ? message : impossible })
    return date ?? z.NEVER
  })
}

/** Longer than any number that is meant, spaces and separators included; what is longer is refused unread. */
const MAX_NUMERIC_TEXT = 40

/** A number or a text that may be one. `missing` is for what is neither, `invalid` for a text of absurd length. */
const numeric = (missing: string, invalid: string) => z.union([z.number(), z.string()], { error: missing })
  .refine((value) => typeof value === 'number' || value.length <= MAX_NUMERIC_TEXT, { error: invalid, abort: true })

/** What a number's field says where its own sentence would not be true; that sentence by default. */
interface NumberMessages {
  /** More decimals than are kept. */
  tooFine?: string
  tooHigh?: string
}

/** More than any number here has; enough to tell one with too many decimals from what is no number. */
const MOST_DECIMALS = 9
const isNumber = (value: string | number) => parseScaled(value, MOST_DECIMALS) !== null

/** An amount in reais (number or text) on the way in, integer cents once parsed. */
export function money({ missing, invalid, tooFine = invalid, tooHigh = invalid }: { missing: string; invalid: string } & NumberMessages) {
  return numeric(missing, invalid)
    .refine((value) => value !== '', { error: missing, abort: true })
    .transform((value, context) => {
      const cents = parseCents(value)
      if (cents === null) context.addIssue({ code: 'custom', message: isNumber(value) ? tooFine : invalid })
      else if (cents > 99_999_999_999) context.addIssue({ code: 'custom', message: tooHigh })
      return cents ?? z.NEVER
    })
}

/** A number (or numeric text) as an integer scaled by 10^decimals, between min and max inclusive (scaled too). */
export function scaled(decimals: number, range: { min: number; max: number }, message: string, { tooFine = message, tooHigh = message }: NumberMessages = {}) {
  return numeric(message, message).transform((value, context) => {
    const parsed = parseScaled(value, decimals)
    if (parsed !== null && parsed >= range.min && parsed <= range.max) return parsed
    const isHigh = parsed !== null && parsed > range.max
    context.addIssue({ code: 'custom', message: isHigh ? tooHigh : parsed === null && isNumber(value) ? tooFine : message })
    return z.NEVER
  })
}

/** What screens send although the server has its own: it may be anything and is dropped. */
export const ignored = z.unknown().optional().transform(() => undefined)

/** How many digits a phone or postal code has, whatever is typed between them. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** With the area code. */
export const MIN_PHONE_DIGITS = 10

/** Changes with every write of a row. */
export const version = z.int()
