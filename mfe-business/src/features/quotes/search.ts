import type { QuoteSummary } from '@atelie/contract/quote-list'
import { foldText } from '@atelie/contract/text'
import { foldTexts, type Search } from '@atelie/web-kit/lists/use-search'

interface Term {
  words: string
  /** The number of one quote, where the term says that it is a number: #1, nº 1, Orçamento 1. */
  number: number | null
}

/** The folded form, in which the ordinal sign of "nº" is an o, and without what may be between the parts. */
const NUMBER = /^(?!\d)(?:orcamento|pedido)?(?:#|n(?:o|um(?:ero)?)?)?0*(\d{1,15})$/
const BETWEEN = /[ .:°]/g

export const quoteSearch: Search<QuoteSummary, Term> = {
  read(typed) {
    const words = foldText(typed)
    const [, digits] = NUMBER.exec(words.replace(BETWEEN, '')) ?? []
    return { words, number: digits ? Number(digits) : null }
  },
  matcherOf({ id, client }) {
    const words = foldTexts([client.name, String(id)])
    return (term) => (id === term.number || words.includes(term.words)) && 'name'
  },
}
