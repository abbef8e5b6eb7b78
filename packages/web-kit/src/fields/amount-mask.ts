import { digitsOf } from '@atelie/contract/fields'
import { formatCents, parseCents } from '@atelie/money/cents'
import { placeBehind } from './caret.ts'

const MAX_DIGITS = 11
/** A number to a computer, and another one than its digits make: it stays as it is, for the form to refuse. */
const SCIENTIFIC = /\de/i

/** How an amount stands in its field: '1234.5' is '1.234,50'. */
export function shownAmount(value: string): string {
  const cents = parseCents(value)
  return cents === null ? value : formatCents(cents).replace(/^R\$ /, '')
}

/**
 * The value after typing: digits are cents, so "8990" is '89.90'. Deleting at the end of a zero empties the field,
 * otherwise nobody could get rid of the zero.
 * @param before the value until then
 * @param caret where it is in the typed text
 */
export function maskedAmount(typed: string, before: string, caret = typed.length): string {
  if (SCIENTIFIC.test(typed)) return typed
  const behind = digitsOf(typed.slice(caret))
  const ahead = digitsOf(typed.slice(0, caret)).replace(/^0+/, '')
  // In a full field it is the new digit that finds no room.
  const digits = (ahead.slice(0, Math.max(MAX_DIGITS - behind.length, 0)) + behind).slice(0, MAX_DIGITS).replace(/^0+/, '')
  if (digits === '') {
    const isDeletedAtEnd = caret === typed.length && typed.length < shownAmount(before).length
    return isDeletedAtEnd || !/\d/.test(typed) ? '' : '0.00'
  }
  const padded = digits.padStart(3, '0')
  return `${padded.slice(0, -2)}.${padded.slice(-2)}`
}

/**
 * Where the caret goes when the typed text is put into shape: as many digits stay behind it. A point or comma there is
 * passed by Delete, which would not get any further otherwise.
 */
export function caretInAmount(typed: string, caret: number, shown: string, isForward: boolean): number {
  const ahead = digitsOf(shown).length - digitsOf(typed.slice(caret)).length
  return isForward ? placeBehind(shown, ahead + 1, /\d/g) - 1 : placeBehind(shown, ahead, /\d/g)
}
