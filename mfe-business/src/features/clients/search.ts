import type { Client } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { digitsOf } from '@atelie/contract/fields'

/** Names and address ignore case; phone, CEP and birth date are matched as they are shown, or by their digits. */
export function matchesClient({ name, motherName, fatherName, phone, birthDate, address }: Client, search: string): boolean {
  const term = search.trim()
  if (term === '') return true
  const { street, number, neighborhood, city, state, cep } = address
  const words = [name, motherName, fatherName, street, number, neighborhood, city, state]
  if (words.some((word) => word?.toLowerCase().includes(term.toLowerCase()))) return true
  const digits = digitsOf(term)
  const isNumber = digits !== '' && /^[\d() -]+$/.test(term)
  return formatCalendarDate(birthDate).includes(term)
    || [phone, cep].some((text) => text.includes(term) || (isNumber && digitsOf(text).includes(digits)))
}
