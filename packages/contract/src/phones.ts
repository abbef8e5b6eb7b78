import { digitsOf, MIN_PHONE_DIGITS, phoneCharacter } from './fields.ts'
import { oneLine } from './text.ts'

/** Digits that may come before an area code: the country's code, a zero, and after a zero the code of the carrier to call with. */
const PREFIX = String.raw`(?:(?:00)?55)?(?:0(?:\d{2})?)?`
const AREA = '(?:1[1-9]|2[12478]|3[1-57-8]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
/** A mobile number has nine digits. Landlines have eight, and so do mobile numbers noted before there was a ninth digit. */
const SUBSCRIBER = String.raw`(?:9\d{8}|[2-9]\d{7})`
/** There is an area code 55, too: only the length tells it from the country's. */
const WHOLE = new RegExp(`^${PREFIX}(${AREA}${SUBSCRIBER})$`)
/** With the longest prefix. */
const MOST_DIGITS = 18
const AREA_ALONE = new RegExp(`^${PREFIX}${AREA}$`)
/** 98888-1234 (11) */
const AREA_BEHIND = new RegExp(String.raw`^(\D*)((?:9[\s.-]?)?[2-9](?:[\s.-]*\d){7})[\s.-]+(\(?0?${AREA}\)?)\s*$`)
/** Two numbers with nothing between them. */
const TWICE = new RegExp(`^(${AREA}${SUBSCRIBER})${AREA}${SUBSCRIBER}$`)

/** Between two numbers, or between a number and what is said about it. */
const SEPARATOR = /([^\d\s().+-]+)/
/** Printed for the code of a carrier, which the caller was to choose. */
const ANY_CARRIER = /\b0xx/gi
const FOREIGN = /^[\s(]*\+(?![\s(]*55)|^\(?00\s*(?!\s|55)\d/
/** How spreadsheets write a phone that they took for a number: 11988881234,0 and 1,1988881234E+10, often with digits lost. */
const DECIMALS = /^(\d{10,})[.,]0+$/
const SCIENTIFIC = /^(\d)[.,](\d+)E\+(\d+)$/i

export interface Phone {
  /** The part of the text that is the number. */
  text: string
  /** Area code and number, ten or eleven digits. Null if this is no number of Brazil. */
  national: string | null
  /** The text has other digits, such as a second number or an extension. */
  hasMore: boolean
  isForeign: boolean
}

/** Reads the first number of a text, as people note it: with prefixes, words, further numbers. */
export function readPhone(noted: string): Phone {
  const split = withoutFormat(oneLine(noted.normalize('NFKC')))
    .replace(/\p{Pd}/gu, '-')
    .replace(ANY_CARRIER, '0')
    .split(SEPARATOR)
  const parts = split.filter((_, index) => index % 2 === 0)
  const total = digitsOf(parts.join('')).length
  // An area code may be separated from its number: 11/98888-1234. Behind words it may be an age: 21 anos, 98888-1234.
  const isLead = (part: string, index: number) =>
    (AREA_ALONE.test(digitsOf(part)) || FOREIGN.test(part)) && !/\p{L}/u.test(split[2 * index + 1] ?? '')
  const found = parts
    .flatMap((part, index) => [part, ...(isLead(part, index) ? [[part, parts[index + 1]].join(' ')] : [])])
    .map(firstOf)
    .find((phone) => phone !== null) ?? {
    text: parts.find((part) => digitsOf(part).length >= MIN_PHONE_DIGITS) ?? parts.join(' '),
    national: null,
    isForeign: false,
  }
  return { ...found, text: found.text.trim(), hasMore: digitsOf(found.text).length < total }
}

/** Nothing if digits were lost. */
const withoutFormat = (text: string) =>
  text
    .replace(DECIMALS, '$1')
    .replace(SCIENTIFIC, (_, first: string, others: string, exponent: string) =>
      others.length === Number(exponent) ? first + others : '',
    )

/** The first number in a text of groups of digits. */
function firstOf(part: string): Omit<Phone, 'hasMore'> | null {
  const text = part.trim().replace(AREA_BEHIND, '$1$3 $2')
  const groups = [...text.matchAll(/\d+/g)].map(({ index, 0: digits }) => ({ digits, end: index + digits.length }))
  for (const [from, { digits }] of groups.entries()) {
    const before = groups[from - 1]
    // It may be the code of an area or a country, so that the number would be another one without it.
    if (before?.digits.length === 2 || before?.digits.length === 3) continue
    const rest = text.slice(before?.end ?? 0).replace(/^[).\s-]+(?=\+)/, '')
    if (FOREIGN.test(rest) && digitsOf(rest).length >= MIN_PHONE_DIGITS)
      return { text: rest, national: null, isForeign: true }
    const whole = wholeNumber(groups.slice(from, from + MOST_DIGITS).map((group) => group.digits))
    if (whole) return { ...whole, isForeign: false }
    const [, first] = TWICE.exec(digits) ?? []
    if (first) return { text: first, national: first, isForeign: false }
  }
  return null
}

/** The number that groups of digits begin with. */
function wholeNumber(groups: readonly string[]): { text: string; national: string } | null {
  const ends: number[] = []
  let text = ''
  for (const group of groups) {
    text += group
    ends.push(text.length)
    const national = WHOLE.exec(text)?.[1]
    if (national && isWrittenSo(national, ends)) return { text, national }
  }
  return null
}

/** Whether the groups end where those of a number do: 3333-4444 11 is not 33 3344-4411. */
function isWrittenSo(national: string, ends: readonly number[]): boolean {
  const before = ends.at(-1)! - national.length
  const own = ends.map((end) => end - before).filter((end) => end > 0)
  return !own.includes(1) && (own.includes(2) || own.every((end) => (national.length - end) % 4 === 0))
}

/** '11988881234' → '(11) 98888-1234'. */
export const formatPhone = (national: string): string => national.replace(/^(..)(.+)(....)$/, '($1) $2-$3')

/** Identifies a number however it is written. */
export const phoneKey = (text: string): string => readPhone(text).national ?? digitsOf(text)

/** A noted phone as the form's field takes it: as it is if the field accepts it, else its first number. */
export function acceptedPhone(noted: string): string {
  const line = oneLine(noted)
  const { text, national, hasMore } = readPhone(noted)
  const isAccepted = !hasMore && line.replace(phoneCharacter, '') === ''
  if (isAccepted) return line
  return national ? formatPhone(national) : (text.match(phoneCharacter) ?? []).join('').trim()
}
