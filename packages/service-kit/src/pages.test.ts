import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { readPages } from './pages.ts'

/** A cursor over batches of rows; its id is zero once the last one has come. */
function cursorOver(batches: string[][], { hasId = true } = {}) {
  let batch: string[] = []
  const cursor = {
    isClosed: false,
    get id() {
      return hasId ? { isZero: () => batches.length === 0 } : undefined
    },
    async next() {
      batch = batch.length > 0 ? batch : (batches.shift() ?? [])
      return batch.shift() ?? null
    },
    readBufferedDocuments: () => batch.splice(0),
    close: async () => {
      cursor.isClosed = true
    },
  }
  return cursor
}

const pagesOf = (cursor: ReturnType<typeof cursorOver>) =>
  readPages(
    mongoose.createConnection(),
    () => cursor,
    (row: string) => row.toUpperCase(),
  )

it.each([
  [
    'of several batches',
    [['a', 'b'], ['c']],
    {},
    [
      { rows: ['A', 'B'], isLast: false },
      { rows: ['C'], isLast: true },
    ],
  ],
  ['of one batch', [['a']], {}, [{ rows: ['A'], isLast: true }]],
  ['for which the database needed no cursor', [['a']], { hasId: false }, [{ rows: ['A'], isLast: true }]],
  ['without rows', [], {}, [{ rows: [], isLast: true }]],
])('a list %s is read once, and its last page says so', async (_, batches, options, pages) => {
  const cursor = cursorOver(batches, options)
  const read = []
  for await (const page of pagesOf(cursor)) read.push(page)
  expect(read).toEqual(pages)
  expect(cursor.isClosed).toBe(true)
})

it('a list that is not read to its end holds nothing in the database', async () => {
  const cursor = cursorOver([['a'], ['b'], ['c']])
  for await (const { isLast } of pagesOf(cursor)) if (!isLast) break
  expect(cursor.isClosed).toBe(true)
})
