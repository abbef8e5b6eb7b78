/**
 * Reading numbers the way Brazilian users and JSON write them, without floats.
 *
 * Accepted text: "1.234,56", "1234,56", "1234.56", "1234". In text, one dot followed by exactly three
 * digits is a thousands separator ("1.500" is 1500). JSON numbers are literal (1.5 is 1.5).
 */
const BRAZILIAN = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/
const SINGLE_DOT_THOUSANDS = /^(-?)(\d+\.\d{3})$/
const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Reads a number as an integer scaled by 10^decimals: parseScaled('1,25', 2) is 125.
 * Answers null when the input is not a number, has more decimals than asked for, or does not fit a safe integer.
 */
export function parseScaled(input: string | number, decimals: number): number | null {
  const match = typeof input === 'number' ? PLAIN.exec(String(input)) : matchText(input.trim())
  if (!match) return null
  const [, sign, whole = '', rawFraction = ''] = match
  const fraction = rawFraction.replace(/0+$/, '')
  if (fraction.length > decimals) return null
  const magnitude = Number(whole.replaceAll('.', '') + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(magnitude)) return null
  return sign && magnitude !== 0 ? -magnitude : magnitude
}

function matchText(text: string): RegExpExecArray | null {
  return BRAZILIAN.exec(text) ?? SINGLE_DOT_THOUSANDS.exec(text) ?? PLAIN.exec(text)
}
