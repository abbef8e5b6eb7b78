import { digitsOf } from '@atelie/contract/fields'

const COUNTRY = '55'
/** With the country: area code and eight or nine digits. Area code 55 exists too, so the length has to tell. */
const WITH_COUNTRY = /^55\d{10,11}$/

/** The number as WhatsApp wants it: the zero that is dialled before an area code is no part of it. Null when too little is left. */
export function whatsappUrl(phone: string): string | null {
  const digits = digitsOf(phone).replace(/^0+/, '')
  if (digits.length < 10) return null
  return `https://wa.me/${WITH_COUNTRY.test(digits) ? digits : COUNTRY + digits}`
}
