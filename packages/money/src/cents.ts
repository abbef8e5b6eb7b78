import { parseScaled } from './decimal.ts'

/** An amount of Brazilian real in integer cents. */
export type Cents = number

/** Reads an amount in reais ("1.234,56", 1234.56) as cents; null if it is no number or has more than two decimals. */
export function parseCents(input: string | number): Cents | null {
  return parseScaled(input, 2)
}

/** 8990 → 89.9, the number in JSON. */
export function centsToNumber(cents: Cents): number {
  return cents / 100
}

/** 8990 → "89.90", the decimal text in some calls. */
export function centsToDecimal(cents: Cents): string {
  return (cents / 100).toFixed(2)
}

/** 8990 → "89,90", as a person types it into a field. */
export function centsToInput(cents: Cents): string {
  return amountFormat.format(cents / 100).replaceAll('.', '')
}
const amountFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const currencyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 8990 → "R$ 89,90" with an ordinary space, for searching and copying. */
export function formatCents(cents: Cents): string {
  return currencyFormat.format(cents / 100).replaceAll('\u00a0', ' ')
}

/**
 * How the product shows a value in reais. Text may have a decimal comma; anything empty or not a number gives "R$ 0,00".
 * More than two decimals are rounded, half away from zero.
 */
export function formatMoney(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return formatCents(0)
  return formatCents(parseCents(value) ?? roundToCents(value))
}

/** A float such as 0.1 + 0.2 has spurious digits; six decimals keep all that can matter. */
function roundToCents(value: string | number): Cents {
  const millionths = parseScaled(typeof value === 'number' ? Number(value.toFixed(6)) : value, 6)
  return millionths === null ? 0 : roundHalfAwayFromZero(millionths / 10_000)
}

function roundHalfAwayFromZero(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}
