import { digitsOf } from '@atelie/contract/fields'
import { centsToDecimal, formatCents, parseCents } from '@atelie/money/cents'
import { placeBehind } from './caret.ts'
import type { Edit, Mask } from './masked-field.tsx'
import { pastedNumber } from './pasted-text.ts'

const MAX_DIGITS = 11
const CURRENCY = /R\$|\b(?:BRL|reais)\b/i
const SHARE = /\d\s*(?:[%\uFF05\u2030]|por cento)/i

/** An amount as displayed in its field: '1234.5' is '1.234,50'. Other text, which the form refuses, stays as it is. */
export function displayedAmount(value: string): string {
  const cents = parseCents(value)
  return cents === null ? value : displayedCents(cents)
}

const displayedCents = (cents: number): string =>
  (cents < 0 ? '-' : '') + formatCents(Math.abs(cents)).replace(/^R\$ /, '')

/** The value of what is displayed: a plain decimal, empty, or a text that is no amount. */
export function amountValue(displayed: string): string {
  const cents = parseCents(displayed)
  return cents === null ? displayed : centsToDecimal(cents)
}

/** Only digits can be typed, as cents. What is pasted is the amount it says, unless it has nothing but digits. */
export const maskAmount: Mask = (edit) => {
  const said = edit.pasted === null ? null : amountSaid(edit.pasted)
  if (said !== null) return { text: said, caret: said.length }
  const text = fromDigits(edit)
  return { text, caret: edit.caret === edit.typed.length ? text.length : caretInAmount(edit, text) }
}

/** The amount that a pasted text says, as displayed; null if it has digits only, or none. A percentage is none, for the form to refuse. */
function amountSaid(pasted: string): string | null {
  if (SHARE.test(pasted)) return pasted.trim()
  const number = pastedNumber(pasted)
  const hasDigitsOnly =
    /^\d+$/.test(number) && pasted.includes(number) && !CURRENCY.test(pasted) && !/\d[.,]/.test(pasted)
  return number === '' || hasDigitsOnly ? null : displayedAmount(number)
}

/** Deleting at the end of a zero empties the field, otherwise the zero could not be removed. */
function fromDigits({ before, typed, caret, pasted }: Edit): string {
  const behind = digitsOf(typed.slice(caret))
  const ahead = digitsOf(typed.slice(0, caret)).replace(/^0+/, '')
  // In a full field, the new digit is dropped; too many pasted ones stay, for the form to refuse.
  const kept =
    pasted === null
      ? (ahead.slice(0, Math.max(MAX_DIGITS - behind.length, 0)) + behind).slice(0, MAX_DIGITS)
      : ahead + behind
  const digits = kept.replace(/^0+/, '')
  if (digits === '') {
    const isDeletedAtEnd = caret === typed.length && typed.length < before.length
    return isDeletedAtEnd || !/\d/.test(typed) ? '' : '0,00'
  }
  const padded = digits.padStart(3, '0')
  const cents = parseCents(`${padded.slice(0, -2)}.${padded.slice(-2)}`)
  return cents === null ? digits : displayedCents(cents)
}

/** The same number of digits stays behind the caret. Delete skips a point or comma, where it would otherwise get stuck. */
function caretInAmount({ typed, caret, isForward }: Edit, displayed: string): number {
  const ahead = digitsOf(displayed).length - digitsOf(typed.slice(caret)).length
  return isForward ? placeBehind(displayed, ahead + 1, /\d/g) - 1 : placeBehind(displayed, ahead, /\d/g)
}
