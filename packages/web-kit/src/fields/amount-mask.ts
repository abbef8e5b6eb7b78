import { digitsOf } from '@atelie/contract/fields'
import { formatCents, parseCents } from '@atelie/money/cents'
import { placeBehind } from './caret.ts'

const MAX_DIGITS = 11
/** Scientific notation means a different number than its digits: it stays as it is, for the form to refuse. */
const SCIENTIFIC = /\de/i

/** An amount as displayed in its field: '1234.5' is '1.234,50'. */
export function displayedAmount(value: string): string {
  const cents = parseCents(value)
  return cents === null ? value : formatCents(cents).replace(/^R\$ /, '')
}

/**
 * The value after typing: digits are cents, so "8990" is '89.90'. Deleting at the end of a zero empties the field,
 * otherwise the zero could not be removed.
 * @param before the previous value
 * @param caret its position in the typed text
 */
export function maskedAmount(typed: string, before: string, caret = typed.length): string {
  if (SCIENTIFIC.test(typed)) return typed
  const behind = digitsOf(typed.slice(caret))
  const ahead = digitsOf(typed.slice(0, caret)).replace(/^0+/, '')
  // In a full field, the new digit is dropped.
  const digits = (ahead.slice(0, Math.max(MAX_DIGITS - behind.length, 0)) + behind).slice(0, MAX_DIGITS).replace(/^0+/, '')
  if (digits === '') {
    const isDeletedAtEnd = caret === typed.length && typed.length < displayedAmount(before).length
    return isDeletedAtEnd || !/\d/.test(typed) ? '' : '0.00'
  }
  const padded = digits.padStart(3, '0')
  return `${padded.slice(0, -2)}.${padded.slice(-2)}`
}

/**
 * Where the caret goes when the typed text is reformatted: the same number of digits stays behind it. Delete skips a point
 * or comma, where it would otherwise get stuck.
 */
export function caretInAmount(typed: string, caret: number, displayed: string, isForward: boolean): number {
  const ahead = digitsOf(displayed).length - digitsOf(typed.slice(caret)).length
  return isForward ? placeBehind(displayed, ahead + 1, /\d/g) - 1 : placeBehind(displayed, ahead, /\d/g)
}
