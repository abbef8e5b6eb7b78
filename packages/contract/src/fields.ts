import { parseCents } from '@atelie/money/cents'
import { parseScaled } from '@atelie/money/decimal'
import { parseCalendarDate } from './dates.ts'
import { z } from './zod.ts'

const tooLong = (max: number) => `Use no máximo ${max} caracteres.`

/** Anything but control characters, spaces, marks without a letter and characters without a glyph (U+2800 is the empty braille cell). */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A lone surrogate, as a truncated emoji leaves it, cannot be stored: it becomes the replacement character. */
const wellFormed = (message: string) => z.string({ error: message }).overwrite((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Required visible text, trimmed. One message covers absence, wrong type and insufficient length. */
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

/** The message for a text that was meant as a date. */
export const impossibleDate = 'Esta data não existe. Use dia/mês/ano, com quatro algarismos no ano'

/** A calendar date, `YYYY-MM-DD` once parsed. `impossible` is the message for a text that is not an existing date. */
export function calendarDate(message: string, impossible = message) {
  return z.string({ error: message }).transform((text, context) => {
    const date = parseCalendarDate(text.trim())
    if (date === null) context.addIssue({ code: 'custom', message: text.trim() === '' ? message : impossible })
    return date ?? z.NEVER
  })
}

/** More than any real number needs, spaces and separators included; longer text is refused unread. */
const MAX_NUMERIC_TEXT = 40

/** A number or a text that may be one. `missing` is the message for anything else, `invalid` for a text of absurd length. */
const numeric = (missing: string, invalid: string) => z.union([z.number(), z.string()], { error: missing })
  .refine((value) => typeof value === 'number' || value.length <= MAX_NUMERIC_TEXT, { error: invalid, abort: true })

/** Messages for cases that the field's own message does not fit; by default, that one is used. */
interface NumberMessages {
  /** For too many decimals. */
  tooFine?: string
  tooHigh?: string
}

/** More than any number here has: tells a number with too many decimals from a text that is no number. */
const MOST_DECIMALS = 9
const isNumber = (value: string | number) => parseScaled(value, MOST_DECIMALS) !== null

/** An amount in reais (number or text), integer cents once parsed. */
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

/** A field that screens send but the server determines itself: it may be anything and is dropped. */
export const ignored = z.unknown().optional().transform(() => undefined)

/** The digits of a phone or postal code, without what is typed between them. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** With the area code. */
export const MIN_PHONE_DIGITS = 10

/** One of the characters that a client's phone may have. */
export const phoneCharacter = /[0-9() -]/g

/** Changes with every write of a row. */
export const version = z.int()
