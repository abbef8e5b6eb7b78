import { foldText } from '@atelie/contract/text'
import { useDeferredValue, useMemo } from 'react'

/** How rows are found. */
export interface Search<Row, Term> {
  /** Reads a typed term, once for all rows. */
  read: (typed: string) => Term
  /** Prepares a row, once for all terms. */
  matcherOf: (row: Row) => (term: Term) => boolean
}

/**
 * The rows that match a term during typing. Rows are prepared once per list, and a slow list lags behind the field instead
 * of delaying the keys.
 */
export function useSearch<Row, Term>(rows: readonly Row[] | undefined, { read, matcherOf }: Search<Row, Term>, typed: string): Row[] {
  const settled = useDeferredValue(typed).trim()
  const prepared = useMemo(() => (rows ?? []).map((row) => ({ row, matches: matcherOf(row) })), [rows, matcherOf])
  return useMemo(() => {
    const term = read(settled)
    return prepared.filter(({ matches }) => settled === '' || matches(term)).map(({ row }) => row)
  }, [prepared, read, settled])
}

/** Finds a term in any of a row's texts, as they are compared. A match cannot span two texts. */
export function textSearch<Row>(textsOf: (row: Row) => readonly (string | null | undefined)[]): Search<Row, string> {
  return {
    read: foldText,
    matcherOf(row) {
      const words = foldTexts(textsOf(row))
      return (term) => words.includes(term)
    },
  }
}

export const foldTexts = (texts: readonly (string | null | undefined)[]): string => texts.map((text) => foldText(text ?? '')).join('\n')
