import { digitsOf } from '@atelie/contract/fields'
import { readPhone } from '@atelie/contract/phones'

const COUNTRY = '55'
/** No number of any country has more digits than 15 with its code. */
const MOST_DIGITS = 15 - COUNTRY.length

/**
 * WhatsApp's link for a phone: the country's code and the phone's digits, without what is dialled before the area code and
 * without a second number. What is no number of Brazil keeps its digits, at most as many as a number can have.
 */
export function whatsappUrl(phone: string): string {
  const { national, text } = readPhone(phone)
  return `https://wa.me/${COUNTRY}${national ?? digitsOf(text).slice(0, MOST_DIGITS)}`
}

/** The link that dials a phone: in full if it is a number of Brazil, as it was noted otherwise. */
export function callUrl(phone: string): string {
  const { national, text } = readPhone(phone)
  return `tel:${national ? `+${COUNTRY}${national}` : digitsOf(text)}`
}
