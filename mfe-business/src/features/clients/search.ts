import type { Client } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { digitsOf, phoneCharacter } from '@atelie/contract/fields'
import { type Matcher, textMatcher } from '@atelie/web-kit/lists/use-search'

/** Names and address match regardless of case and accents; phone, CEP and birth date as displayed, or by their digits. */
export function clientMatcher({ name, motherName, fatherName, phone, birthDate, address }: Client): Matcher {
  const { street, number, neighborhood, city, state, cep } = address
  const isInWords = textMatcher([name, motherName, fatherName, street, number, neighborhood, city, state])
  const displayed = [phone, cep, formatCalendarDate(birthDate)].join('\n')
  const numbers = [phone, cep].map(digitsOf).join('\n')
  return (term) => isInWords(term) || displayed.includes(term) || (isNumber(term) && numbers.includes(digitsOf(term)))
}

const isNumber = (term: string) => digitsOf(term) !== '' && term.replace(phoneCharacter, '') === ''
