/** How much of a long list is in memory at once. */
export const PAGE_ROWS = 500

export interface Page<Row> {
  rows: Row[]
  isLast: boolean
}

/** A list that is read as it is sent. */
export type Pages<Row> = AsyncIterable<Page<Row>>

export const arePages = (answer: unknown): answer is Pages<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/**
 * Reads a list on from the last row of the page before, so that a row that does not change meanwhile comes exactly once.
 * @param readAfter the first `limit` rows of the list, or those after a row
 */
export async function* readPages<Stored, Row>(
  readAfter: (last: Stored | null, limit: number) => Promise<Stored[]>, toRow: (stored: Stored) => Row,
): AsyncGenerator<Page<Row>> {
  let last: Stored | null = null
  let isLast: boolean
  do {
    // One more tells whether there is another page.
    const found: Stored[] = await readAfter(last, PAGE_ROWS + 1)
    isLast = found.length <= PAGE_ROWS
    const rows = isLast ? found : found.slice(0, PAGE_ROWS)
    last = rows.at(-1) ?? null
    yield { rows: rows.map(toRow), isLast }
  } while (!isLast)
}
