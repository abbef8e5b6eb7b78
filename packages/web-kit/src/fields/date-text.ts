import { formatCalendarDate, parseCalendarDate } from '@atelie/contract/dates'
import { caretBehind } from './caret.ts'
import type { Mask } from './masked-field.tsx'
import { plainText } from './pasted-text.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** Dates within a text, each with groups for day, month and year. A year of two digits stays, for the form to refuse. */
const WRITTEN = [
  /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})[\s/.-]+(?<month>\d{1,2})[\s/.-]+(?<year>\d{4}|\d{2})(?!\d)/,
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})[ºo°]?[\\s/.-]+(?:de\\s+)?(?<month>${MONTHS.join('|')})[a-zç]*[\\s/.-]+(?:de\\s+)?(?<year>\\d{4}|\\d{2})(?!\\d)`,
    'i',
  ),
]

/** Digits and slashes can be typed; what is pasted may be a date in other forms, with anything around it. */
export const maskDate: Mask = ({ typed, caret, pasted }) => {
  const date = pasted === null ? null : dateWithin(pasted)
  const text = date ?? maskedDate(typed)
  return { text, caret: date === null ? caretBehind(typed, caret, text, /\d/g) : text.length }
}

/** 'nasc. 1985-04-23' → '23/04/1985'; null if there is no date in the text. */
function dateWithin(text: string): string | null {
  const plain = plainText(text)
  const instant = parseCalendarDate(plain.trim())
  if (instant) return formatCalendarDate(instant)
  const { day, month, year } = WRITTEN.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {}
  if (!day || !month || !year) return null
  return [day, MONTHS.indexOf(month.toLowerCase()) + 1 || month, year].join('/')
}

/** '2111' → '21/11'. Typed slashes stay, so '1/2/1985' is a date too. */
function maskedDate(typed: string): string {
  const accepted = typed.replace(/[^\d/.\s-]/g, '').replace(/^\D+/, '')
  const [day = '', month = '', ...years] = accepted.split(/\D+/)
  const parts: string[] = []
  let rest = ''
  for (const [digits, size] of [
    [day, 2],
    [month, 2],
    [years.join(''), 4],
  ] as const) {
    const text = rest + digits
    parts.push(text.slice(0, size))
    rest = text.slice(size)
  }
  const separators = accepted.match(/\D+/g)?.length ?? 0
  const used = parts.findLastIndex((part) => part !== '')
  return parts.slice(0, Math.max(used, Math.min(separators, 2)) + 1).join('/')
}

/** '1/2/1985' → '1985-02-01'; null if it is not an existing date. */
export function dateTyped(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return parseCalendarDate([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'))
}
