import { digitsOf } from '@atelie/contract/fields'
import { acceptedPhone, readPhone } from '@atelie/contract/phones'
import { foldText } from '@atelie/contract/text'
import { strings } from './strings.ts'

/** How people and spreadsheets write a client's values. What cannot be read is left to the form's rules. */

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const DAY_MONTH_YEAR = /^(\d{1,2}) ?(?:[/.-]|de) ?(\d{1,2}|[a-z]{3,9})\.? ?(?:[/.-]|de) ?(\d{4})(?: .*)?$/
/** A typo rather than a birth. */
const FIRST_YEAR = 1900
/** A date as the number of days since then, as spreadsheets store it. */
const SERIAL = /^\d{5}$/
const SERIAL_ZERO = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** Converts '23/4/1985', '23.04.1985', '23/abr/1985', '31160' or a date with its time. */
export function readDate(text: string): string {
  if (SERIAL.test(text)) return new Date(SERIAL_ZERO + Number(text) * DAY_MS).toISOString().slice(0, 10)
  const [, day = '', month = '', year = ''] = DAY_MONTH_YEAR.exec(foldText(text)) ?? []
  if (Number(year) < FIRST_YEAR) return text
  const number = /\d/.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3)) + 1)
  return [year, number.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Says what of a cell is not stored. */
export function phoneNote(text: string): string | null {
  const { hasMore, isForeign } = readPhone(text)
  if (isForeign) return strings.csv.foreignPhone
  return hasMore ? strings.csv.firstPhone(acceptedPhone(text)) : null
}

/** Portuguese spreadsheets write true and false as VERDADEIRO and FALSO. */
const YES = ['sim', 's', 'x', '1', 'verdadeiro', 'true', 'yes', 'y']
const NO = ['', 'nao', 'n', '0', 'falso', 'false', 'no']

/** Yes or no as people write it; the number itself in a column of WhatsApp numbers is a yes. */
export function readYesNo(text: string): boolean | string {
  const answer = foldText(text)
  if (YES.includes(answer) || readPhone(text).national) return true
  return NO.includes(answer) ? false : text
}

/** A CEP with dots, blanks or words. A spreadsheet that treats it as a number drops the leading zero of São Paulo's. */
export function readCep(text: string): string {
  if (/^\d{5}-?\d{3}$/.test(text)) return text
  const [number = ''] = /\d[\d .-]{5,}\d/.exec(foldText(text).replace(/^(\d{7,8})[.,]0+$/, '$1')) ?? []
  const digits = digitsOf(number)
  const cep = digits.length === 7 ? `0${digits}` : digits
  return cep.length === 8 ? `${cep.slice(0, 5)}-${cep.slice(5)}` : text
}
