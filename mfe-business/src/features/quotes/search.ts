import type { QuoteSummary } from '@atelie/contract/quotes'
import { foldText } from '@atelie/contract/text'
import { foldTexts, type Search } from '@atelie/web-kit/lists/use-search'

interface Term {
  words: string
  /** Of one quote, where the term says that it is a number: #1, nº 1, Orçamento 1. */
  number: number | null
}

/** As folded: the ordinal sign of "nº" is an o, and "№" is "no". */
const NUMBER = /^(?:#|(?:orcamento|pedido)?[ :]*(?:#|n[o°.]{0,2}|num(?:ero)?\.?)?)[ :]*0*(\d{1,15})$/

export const quoteSearch: Search<QuoteSummary, Term> = {
  read(typed) {
    const words = foldText(typed)
    const [, digits] = NUMBER.exec(words) ?? []
    return { words, number: digits && digits !== words ? Number(digits) : null }
  },
  matcherOf({ id, client }) {
    const words = foldTexts([client.name, String(id)])
    return (term) => id === term.number || words.includes(term.words)
  },
}
