import type { Connection } from 'mongoose'
import { assertReachable } from './database-outage.ts'

/** How many rows of a long list are in memory at once. */
export const PAGE_ROWS = 500

export interface Page<Row> {
  rows: Row[]
  isLast: boolean
}

/** A list that is read as it is sent. */
export type Pages<Row> = AsyncIterable<Page<Row>>

export const arePages = (value: unknown): value is Pages<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** The part of the database driver's cursor that we use. */
interface Cursor<Stored> {
  /** Zero once the database has sent everything. */
  readonly id?: { isZero(): boolean } | undefined
  next(): Promise<Stored | null>
  readBufferedDocuments(): Stored[]
  close(): Promise<void>
}

/**
 * Reads a cursor of the driver's own collection in batches. Throws Problem('unavailable') while the database is away.
 * @param openCursor not called before the first page is requested; its batches must have PAGE_ROWS rows
 */
export async function* readPages<Stored, Row>(
  connection: Connection,
  openCursor: () => Cursor<Stored>,
  toRow: (stored: Stored) => Row,
): AsyncGenerator<Page<Row>> {
  assertReachable(connection)
  const cursor = openCursor()
  try {
    let isLast: boolean
    do {
      const first = await cursor.next()
      const rows = first === null ? [] : [first, ...cursor.readBufferedDocuments()]
      isLast = first === null || (cursor.id?.isZero() ?? true)
      yield { rows: rows.map(toRow), isLast }
    } while (!isLast)
  } finally {
    await cursor.close()
  }
}
