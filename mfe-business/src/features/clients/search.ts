import type { Client } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { digitsOf } from '@atelie/contract/fields'
import { readPhone } from '@atelie/contract/phones'
import { foldText } from '@atelie/contract/text'
import { foldTexts, matcherBy, type Search } from '@atelie/web-kit/lists/use-search'

interface Term {
  words: string
  /** Those of a phone or CEP, or of a part of one; empty if the term is neither. */
  digits: string
  /** How a number begins that was typed with what is dialled before its area code; empty if it was not. */
  start: string
}

/** Characters that a caller's display, or a person, writes between digits. */
const NUMBER = /^[\s().+/-]*\d[\d\s().+/-]*$/
/** The country's code is no part of what is stored, as a rule. */
const WITH_COUNTRY = /^(?:\+|00)\s*55(?=\D*\d)/
/** Short of an area code and three digits it could be part of any number. */
const DIALLED_START = /^(?:(?:00)?550?|0)([1-9]{2}\d{3,})$/

/** Finds clients by what is displayed, and by the digits of phone and CEP however they are written. */
export const clientSearch: Search<Client, Term> = {
  read(typed) {
    const words = foldText(typed)
    if (!NUMBER.test(words)) return { words, digits: '', start: '' }
    const { national, hasMore } = readPhone(words)
    const digits = national && !hasMore ? national : digitsOf(words.replace(WITH_COUNTRY, ''))
    return { words, digits, start: DIALLED_START.exec(digits)?.[1] ?? '' }
  },
  matcherOf({ name, motherName, fatherName, phone, birthDate, address }) {
    const { street, number, neighborhood, city, state, cep } = address
    const matchesWords = matcherBy(
      name,
      foldTexts([
        motherName,
        fatherName,
        street,
        number,
        neighborhood,
        city,
        state,
        phone,
        cep,
        formatCalendarDate(birthDate),
      ]),
    )
    const numbers = [phone, cep].map(digitsOf).join('\n')
    const { national } = readPhone(phone)
    return ({ words: typed, digits, start }) =>
      matchesWords(typed) ||
      (((digits !== '' && numbers.includes(digits)) || (start !== '' && national?.startsWith(start) === true)) &&
        'other')
  },
}
