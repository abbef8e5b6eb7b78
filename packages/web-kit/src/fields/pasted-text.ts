/** A pasted text with ordinary blanks, digits, letters and hyphens, whichever look-alikes of them it had. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-')

/** From a minus or the first digit to the last one, or to a minus behind it. */
const NUMBER = /(?:-\s*)?[.,]?\d(?:.*\d)?-?/s
const NEGATIVE = /^\s*\(([^()]*)\)\s*$/
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+(?:,\d{3}|\.\d{1,2})$/

/**
 * The number within a pasted text, without its surroundings: 'R$ 1.500 à vista' is '1.500'. What is between its digits stays
 * and is refused by the form: 1e5 is not 15, and '10,00 a 20,00' is no amount. Empty if it has no digit.
 */
export function pastedNumber(text: string): string {
  const plain = plainText(text).replace(/R\$/gi, ' ').replace(NEGATIVE, '-$1')
  const [found = ''] = NUMBER.exec(plain) ?? []
  const number = found
    .replace(/^-\s+/, '-')
    // Some write 1 500,00.
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .replace(/^(-?)(?=[.,])/, (sign) => `${sign}0`)
  return ENGLISH.test(number) ? number.replaceAll(',', '') : number
}
