import { digitsOf } from '@atelie/contract/fields'

const COUNTRY = '55'
/** Area code and a mobile number. Area code 55 exists too, so a country code is told by length alone. */
const LONGEST_LOCAL = 11

export function whatsappUrl(phone: string): string {
  const digits = digitsOf(phone)
  return `https://wa.me/${digits.length > LONGEST_LOCAL ? digits : COUNTRY + digits}`
}
