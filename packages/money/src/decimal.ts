/**
 * Reads numbers as Brazilian users and JSON write them, without floats.
 *
 * Accepted text: "1.234,56", "1234,56", "1234.56", "1234". In text, one dot followed by exactly three
 * digits is a thousands separator ("1.500" is 1500), unless the digits before it begin with 0: "0.500" is a half.
 * JSON numbers are literal (1.5 is 1.5).
 *
 * Each expression runs in time linear in the length of the text, whatever it contains.
 */
const BRAZILIAN = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/
const SINGLE_DOT_THOUSANDS = /^(-?)([1-9]\d*\.\d{3})$/
const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/
const THREE_DECIMALS_OR_A_SLIP = /^-?0\d*\.\d{3}$/

/**
 * Reads a number as an integer scaled by 10^decimals: parseScaled('1,25', 2) is 125.
 * Returns null if the input is not a number, has more decimals, or does not fit a safe integer.
 */
export function parseScaled(input: string | number, decimals: number): number | null {
  const read = readScaled(input, decimals)
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/**
 * The same for messages that say what is wrong: a number that does not fit is infinite, one with more decimals is 'too fine',
 * and null is no number.
 */
export function readScaled(input: string | number, decimals: number): number | 'too fine' | null {
  const match = typeof input === 'number' ? PLAIN.exec(String(input)) : matchText(input.trim())
  if (!match) return typeof input === 'number' ? readExtreme(input) : null
  const [text, sign, whole = '', rawFraction = ''] = match
  const fraction = withoutTrailingZeros(rawFraction)
  // With fewer than three decimals, "0.500" could mean a half or five hundred.
  if (fraction.length > decimals || (decimals < 3 && typeof input === 'string' && THREE_DECIMALS_OR_A_SLIP.test(text)))
    return 'too fine'
  const digits = Number(whole.replaceAll('.', '') + fraction.padEnd(decimals, '0'))
  const magnitude = Number.isSafeInteger(digits) ? digits : Infinity
  return sign && magnitude !== 0 ? -magnitude : magnitude
}

/** Any number of decimals as a float, to be shown, not to be computed with. NaN if the text is no number. */
export function toNumber(text: string): number {
  const [, sign = '', whole = '', fraction = ''] = matchText(text.trim()) ?? []
  return whole === '' ? NaN : Number(`${sign}${whole.replaceAll('.', '')}.${fraction}`)
}

/** A JSON number whose text has an exponent: 1e-7 or 1e21. */
function readExtreme(input: number): number | 'too fine' | null {
  if (Number.isNaN(input)) return null
  return Math.abs(input) < 1 ? 'too fine' : Math.sign(input) * Infinity
}

function matchText(text: string): RegExpExecArray | null {
  return BRAZILIAN.exec(text) ?? SINGLE_DOT_THOUSANDS.exec(text) ?? PLAIN.exec(text)
}

/** Written by hand: a regular expression would retry from each zero of every run. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
