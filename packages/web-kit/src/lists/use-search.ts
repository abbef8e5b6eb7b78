import { useDeferredValue, useMemo } from 'react'

export type Matcher = (term: string) => boolean

/**
 * The rows that match a term during typing. The matchers are prepared once per list, and a slow list lags behind the field
 * instead of delaying the keys.
 * @param matcherOf prepares a row and returns a function that tells whether a trimmed term matches it
 */
export function useSearch<Row>(rows: readonly Row[] | undefined, matcherOf: (row: Row) => Matcher, term: string): Row[] {
  const settled = useDeferredValue(term).trim()
  const prepared = useMemo(() => (rows ?? []).map((row) => ({ row, matches: matcherOf(row) })), [rows, matcherOf])
  return useMemo(
    () => prepared.filter(({ matches }) => settled === '' || matches(settled)).map(({ row }) => row),
    [prepared, settled],
  )
}

/** Finds a term in any of the texts, regardless of case and accents. A match cannot span two texts. */
export function textMatcher(texts: readonly (string | null | undefined)[]): Matcher {
  const words = foldText(texts.filter(Boolean).join('\n'))
  return (term) => words.includes(foldText(term))
}

/** For comparing: "Inês" and " INES " are both "ines", as in the pickers. */
export const foldText = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
