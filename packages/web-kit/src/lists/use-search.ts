import { foldText } from '@atelie/contract/text'
import { useDeferredValue, useMemo } from 'react'

/** Whether a row matches by its name, by something else, or not at all. */
export type Match = 'name' | 'other' | false

/** How rows are found. */
export interface Search<Row, Term> {
  /** Reads a typed term, once for all rows. */
  read: (typed: string) => Term
  /** Prepares a row, once for all terms. */
  matcherOf: (row: Row) => (term: Term) => Match
}

/**
 * The rows that match a term during typing, those that match by name first. Rows are prepared once per list, and a slow list lags behind the field instead
 * of delaying the keys.
 */
export function useSearch<Row, Term>(
  rows: readonly Row[] | undefined,
  { read, matcherOf }: Search<Row, Term>,
  typed: string,
): Row[] {
  const settled = useDeferredValue(typed).trim()
  const prepared = useMemo(() => (rows ?? []).map((row) => ({ row, matches: matcherOf(row) })), [rows, matcherOf])
  return useMemo(() => {
    const term = read(settled)
    if (settled === '') return prepared.map(({ row }) => row)
    const found = prepared.map(({ row, matches }) => ({ row, match: matches(term) }))
    return (['name', 'other'] as const).flatMap((kind) =>
      found.filter(({ match }) => match === kind).map(({ row }) => row),
    )
  }, [prepared, read, settled])
}

/** Finds a term in any of a row's texts, of which the first is its name, as they are compared. A match cannot span two texts. */
export function textSearch<Row>(textsOf: (row: Row) => readonly (string | null | undefined)[]): Search<Row, string> {
  return {
    read: foldText,
    matcherOf(row) {
      const [name, ...others] = textsOf(row)
      return matcherBy(name, foldTexts(others))
    },
  }
}

/** @param others folded */
export function matcherBy(name: string | null | undefined, others: string): (term: string) => Match {
  const folded = foldText(name ?? '')
  return (term) => (folded.includes(term) ? 'name' : others.includes(term) && 'other')
}

export const foldTexts = (texts: readonly (string | null | undefined)[]): string =>
  texts.map((text) => foldText(text ?? '')).join('\n')
