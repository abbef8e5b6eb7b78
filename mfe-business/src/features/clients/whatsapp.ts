import { digitsOf, MIN_PHONE_DIGITS } from '@atelie/contract/fields'

const COUNTRY = '55'
/** With the country code: area code and eight or nine digits. There is an area code 55 too, so the length decides. */
const WITH_COUNTRY = /^55\d{10,11}$/

/** WhatsApp's link for a number, without the zero dialled before an area code. Null if too few digits are left. */
export function whatsappUrl(phone: string): string | null {
  const digits = digitsOf(phone).replace(/^0+/, '')
  if (digits.length < MIN_PHONE_DIGITS) return null
  return `https://wa.me/${WITH_COUNTRY.test(digits) ? digits : COUNTRY + digits}`
}
