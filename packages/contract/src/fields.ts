import { parseCents } from '@atelie/money/cents'
import { parseScaled } from '@atelie/money/decimal'
import { parseCalendarDate } from './dates.ts'
import { oneLine, severalLines } from './text.ts'
import * as z from '@atelie/contract/schema'

const tooLong = (max: number) => `Use no máximo ${max} caracteres.`

/** Anything but control characters, spaces, marks without a letter and characters without a glyph (U+2800 is the empty braille cell). */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** How a text is kept: `oneLine` or `severalLines`. */
type Kept = (text: string) => string

/** A lone surrogate, as a truncated emoji leaves it, cannot be stored: it becomes the replacement character. */
const cleaned = (message: string, kept: Kept) => z.string({ error: message }).check(z.overwrite((text) => kept(text.replace(/\p{Surrogate}/gu, '\uFFFD'))))

const required = (kept: Kept) => (message: string, { min = 1, max = 120 } = {}) => cleaned(message, kept).check(
  z.minLength(min, { error: message, abort: true }),
  z.refine((text) => VISIBLE.test(text), { error: message, abort: true }),
  z.maxLength(max, { error: tooLong(max), abort: true }),
)

const optional = (kept: Kept) => (max = 120) => z.pipe(
  z.nullish(cleaned('Texto inválido.', kept).check(z.maxLength(max, tooLong(max)))),
  z.transform((text) => (text === '' ? null : text)),
)

/** Required visible text of one line. One message covers absence, wrong type and insufficient length. */
export const requiredText = required(oneLine)
/** The same with line breaks. */
export const requiredLines = required(severalLines)

/** Optional text of one line: absent stays undefined (an update keeps the value), null and blank become null (cleared). */
export const optionalText = optional(oneLine)
/** The same with line breaks. */
export const optionalLines = optional(severalLines)

export const positiveId = (message: string) =>
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform((digits: string) => Number(digits)))], { error: message })
    .check(z.refine((id) => Number.isSafeInteger(id) && id > 0, message))

export const idParams = z.object({ id: positiveId('Não encontrado.') })

/** The message for a text that was meant as a date. */
export const impossibleDate = 'Esta data não existe. Use dia/mês/ano, com quatro algarismos no ano'

/** A calendar date, `YYYY-MM-DD` once parsed. `impossible` is the message for a text that is not an existing date. */
export function calendarDate(message: string, impossible = message) {
  return z.pipe(z.string({ error: message }), z.transform((text, context) => {
    const date = parseCalendarDate(text.trim())
    return date ?? refuse(context, text.trim() === '' ? message : impossible)
  }))
}

/** Ends a transformation with an error. */
function refuse(context: z.core.ParsePayload, message: string) {
  context.issues.push({ code: 'custom', message, input: context.value })
  return z.NEVER
}

/** More than any real number needs, spaces and separators included; longer text is refused unread. */
const MAX_NUMERIC_TEXT = 40

/** A number or a text that may be one. `missing` is the message for anything else, `invalid` for a text of absurd length. */
const numeric = (missing: string, invalid: string) => z.union([z.number(), z.string()], { error: missing })
  .check(z.refine((value) => typeof value === 'number' || value.length <= MAX_NUMERIC_TEXT, { error: invalid, abort: true }))

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
  return z.pipe(
    numeric(missing, invalid).check(z.refine((value) => value !== '', { error: missing, abort: true })),
    z.transform((value, context) => {
      const cents = parseCents(value)
      if (cents === null) return refuse(context, isNumber(value) ? tooFine : invalid)
      return cents > 99_999_999_999 ? refuse(context, tooHigh) : cents
    }),
  )
}

/** A number (or numeric text) as an integer scaled by 10^decimals, between min and max inclusive (scaled too). */
export function scaled(decimals: number, range: { min: number; max: number }, message: string, { tooFine = message, tooHigh = message }: NumberMessages = {}) {
  return z.pipe(numeric(message, message), z.transform((value, context) => {
    const parsed = parseScaled(value, decimals)
    if (parsed !== null && parsed >= range.min && parsed <= range.max) return parsed
    const isHigh = parsed !== null && parsed > range.max
    return refuse(context, isHigh ? tooHigh : parsed === null && isNumber(value) ? tooFine : message)
  }))
}

/** A field that screens send but the server determines itself: it may be anything and is dropped. */
export const ignored = z.pipe(z.optional(z.unknown()), z.transform(() => undefined))

/** The digits of a phone or postal code, without what is typed between them. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** With the area code. */
export const MIN_PHONE_DIGITS = 10

/** One of the characters that a client's phone may have. */
export const phoneCharacter = /[0-9() -]/g

/** Changes with every write of a row. */
export const version = z.int()
