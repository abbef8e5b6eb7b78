import type { Client } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { digitsOf } from '@atelie/contract/fields'
import { readPhone } from '@atelie/contract/phones'
import { foldText } from '@atelie/contract/text'
import { foldTexts, type Search } from '@atelie/web-kit/lists/use-search'

interface Term {
  words: string
  /** Those of a phone or CEP, or of a part of one; empty if the term is neither. */
  digits: string
}

/** What a caller's display, or a person, writes between digits. */
const NUMBER = /^[\s().+/-]*\d[\d\s().+/-]*$/
/** The country's code is no part of what is stored, as a rule. */
const WITH_COUNTRY = /^(?:\+|00)\s*55(?=\D*\d)/

/** Finds clients by what is displayed, and by the digits of phone and CEP however they are written. */
export const clientSearch: Search<Client, Term> = {
  read(typed) {
    const words = foldText(typed)
    if (!NUMBER.test(words)) return { words, digits: '' }
    const { national, hasMore } = readPhone(words)
    return { words, digits: national && !hasMore ? national : digitsOf(words.replace(WITH_COUNTRY, '')) }
  },
  matcherOf({ name, motherName, fatherName, phone, birthDate, address }) {
    const { street, number, neighborhood, city, state, cep } = address
    const words = foldTexts([name, motherName, fatherName, street, number, neighborhood, city, state, phone, cep, formatCalendarDate(birthDate)])
    const numbers = [phone, cep].map(digitsOf).join('\n')
    return (term) => words.includes(term.words) || (term.digits !== '' && numbers.includes(term.digits))
  },
}
