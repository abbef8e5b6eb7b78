import { readScaled } from '@atelie/money/decimal'
import { parseCalendarDate } from './dates.ts'
import { oneLine, severalLines } from './text.ts'
import * as z from '@atelie/contract/schema'

const tooLong = (max: number) => `Use no máximo ${max} caracteres.`

/** Anything but control characters, spaces, marks without a letter and characters without a glyph (U+2800 is the empty braille cell). */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

const noText = 'Texto inválido.'

/** The message for what is of another type: `missing` if it is not there at all. */
export const typeRule = (missing: string, wrongType: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : wrongType),
})

/** How a text is kept: `oneLine` or `severalLines`. */
type Kept = (text: string) => string

/** A lone surrogate, as a truncated emoji leaves it, cannot be stored: it becomes the replacement character. */
const cleaned = (missing: string, kept: Kept) =>
  z.string(typeRule(missing, noText)).check(z.overwrite((text) => kept(text.replace(/\p{Surrogate}/gu, '\uFFFD'))))

const required =
  (kept: Kept) =>
  (message: string, { min = 1, max = 120 } = {}) =>
    cleaned(message, kept).check(
      z.minLength(min, { error: message, abort: true }),
      z.refine((text) => VISIBLE.test(text), { error: message, abort: true }),
      z.maxLength(max, { error: tooLong(max), abort: true }),
    )

const optional =
  (kept: Kept) =>
  (max = 120) =>
    z.pipe(
      z.nullish(cleaned(noText, kept).check(z.maxLength(max, tooLong(max)))),
      z.transform((text) => (text === '' ? null : text)),
    )

/** Required visible text of one line. One message covers absence and insufficient length. */
export const requiredText = required(oneLine)
/** The same with line breaks. */
export const requiredLines = required(severalLines)

/** Optional text of one line: absent stays undefined (an update keeps the value), null and blank become null (cleared). */
export const optionalText = optional(oneLine)
/** The same with line breaks. */
export const optionalLines = optional(severalLines)

/** A record's id, as a number or in digits. `missing` is the message while none is chosen, which forms send as 0. */
export const positiveId = (missing: string, invalid = missing) =>
  z
    .union(
      [
        z.number(),
        z.pipe(
          z.string().check(z.regex(/^\d{0,15}$/)),
          z.transform((digits: string) => Number(digits)),
        ),
      ],
      typeRule(missing, invalid),
    )
    .check(
      z.refine((id) => id !== 0, { error: missing, abort: true }),
      z.refine((id) => Number.isSafeInteger(id) && id > 0, invalid),
    )

export const idParams = z.object({ id: positiveId('Não encontrado.') })

/** The message for a text that was meant as a date. */
export const impossibleDate = 'Esta data não existe. Use dia/mês/ano, com o ano completo.'

/** A calendar date, `YYYY-MM-DD` once parsed. `impossible` is the message for a text that is not an existing date. */
export function calendarDate(message: string, impossible = message) {
  return z.pipe(
    z.string(typeRule(message, impossible)),
    z.transform((text, context) => {
      const date = parseCalendarDate(text.trim())
      return date ?? refuse(context, text.trim() === '' ? message : impossible)
    }),
  )
}

/** Ends a transformation with an error. */
function refuse(context: z.core.ParsePayload, message: string) {
  context.issues.push({ code: 'custom', message, input: context.value })
  return z.NEVER
}

/** More than any real number needs, spaces and separators included; longer text is refused unread. */
const MAX_NUMERIC_TEXT = 40

const tooFine = (decimals: number) =>
  decimals === 0 ? 'Use um número inteiro.' : `Use no máximo ${decimals} casas decimais.`

/** Messages for users when a number breaks a rule. */
interface NumberMessages {
  missing: string
  /** The message for text that is no number. */
  invalid: string
  tooLow: string
  tooHigh: string
}

/**
 * A number (or numeric text) as an integer scaled by 10^decimals, between min (zero or more) and max inclusive (scaled too).
 * Blank text counts as missing.
 */
export function scaled(
  decimals: number,
  { min, max }: { min: number; max: number },
  { missing, invalid, tooLow, tooHigh }: NumberMessages,
) {
  const isThere = (value: string | number) => typeof value === 'number' || value.trim() !== ''
  // A JSON number such as 1e400 is infinite once parsed.
  const infinite = new Map<unknown, string>([
    [Infinity, tooHigh],
    [-Infinity, tooLow],
  ])
  const isRead = (value: string | number) => typeof value === 'number' || value.length <= MAX_NUMERIC_TEXT
  return z.pipe(
    z
      .union([z.number(), z.string()], {
        error: (issue) => infinite.get(issue.input) ?? typeRule(missing, invalid).error(issue),
      })
      .check(
        z.refine(isThere, { error: missing, abort: true }),
        z.refine(isRead, { error: tooLong(MAX_NUMERIC_TEXT), abort: true }),
      ),
    z.transform((value, context) => {
      const read = readScaled(value, decimals)
      if (read === null) return refuse(context, invalid)
      if (read === 'too fine') return refuse(context, String(value).trim().startsWith('-') ? tooLow : tooFine(decimals))
      if (read < min) return refuse(context, tooLow)
      return read > max ? refuse(context, tooHigh) : read
    }),
  )
}

/** The largest amount: 999.999.999,99. */
export const MAX_CENTS = 99_999_999_999

/** An amount in reais (number or text), integer cents once parsed; zero or more unless `min` says otherwise. */
export const money = ({ min = 0, ...messages }: NumberMessages & { min?: number }) =>
  scaled(2, { min, max: MAX_CENTS }, messages)

/** A field that screens send but the server determines itself: it may be anything and is dropped. */
export const ignored = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => undefined),
)

/** The digits of a phone or postal code, without what is typed between them. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** With the area code. */
export const MIN_PHONE_DIGITS = 10

/** One of the characters that a client's phone may have. */
export const phoneCharacter = /[0-9() -]/g

/** Changes with every write of a row. */
export const version = z.int()
