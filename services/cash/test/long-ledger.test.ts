import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { PAGE_ROWS } from '@atelie/service-kit/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCash, type CashHarness } from './harness.ts'

const ROWS = 5 * PAGE_ROWS + 7
const LIST = '/api/cash/transactions'

/** More on one day than a page holds, then a few a day. */
const dayOf = (id: number) => (id <= 2 * PAGE_ROWS ? '2026-11-21' : `2026-11-${String(1 + (id % 20)).padStart(2, '0')}`)
const rows = Array.from({ length: ROWS }, (_, index) => index + 1).map((id) => ({
  accountId: OWNER,
  id,
  version: 1,
  date: dayOf(id),
  type: id % 3 ? 'income' : 'expense',
  description: `Nº ${id}`,
  amountCents: id,
  categoryId: id % 3 ? 5 : 6,
  notes: null,
  paymentMethod: 'money',
}))

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash({ maxTransactions: ROWS })
  await cash.database.connection.collection('transactions').insertMany(rows.map((row) => ({ ...row })))
  // The same as if they had been created one by one.
  await cash.database.connection
    .collection('accounts')
    .insertOne({ _id: OWNER as never, version: 'first', counters: { transaction: ROWS }, totals: {} })
})
afterAll(() => cash.stop())

const latestFirst = (wanted: typeof rows) =>
  wanted.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id).map(({ id }) => id)
const idsOf = async (query: string) =>
  (await cash.as(OWNER)('GET', LIST + query)).body.map(({ id }: { id: number }) => id)

describe('a ledger of many pages', () => {
  it.each([
    ['', () => true],
    ['?type=expense', ({ type }: { type: string }) => type === 'expense'],
    [
      '?startDate=2026-11-05&endDate=2026-11-18',
      ({ date }: { date: string }) => date >= '2026-11-05' && date <= '2026-11-18',
    ],
    [
      '?startDate=2026-11-18&type=income',
      ({ date, type }: { date: string; type: string }) => date >= '2026-11-18' && type === 'income',
    ],
    ['?startDate=2026-11-21&endDate=2026-11-21', ({ date }: { date: string }) => date === '2026-11-21'],
  ])('a ledger of many pages is listed whole, latest first: %s', async (query, isWanted) => {
    expect(await idsOf(query)).toEqual(latestFirst(rows.filter(isWanted)))
  })

  it('an entry that did not change while the list was read is neither lost nor repeated', async () => {
    const { connection } = cash.database
    const collection = connection.collection('transactions')
    let pages = 0
    connection.set('debug', (_: string, method: string) => {
      if (method !== 'find' || ++pages !== 3) return
      void collection.deleteMany({ accountId: OWNER, id: { $in: [1, 2 * PAGE_ROWS] } })
      void collection.insertOne({ ...rows[0], _id: undefined as never, id: ROWS + 1, date: '2026-12-01' })
    })
    const ids = await idsOf('')
    connection.set('debug', false)
    await collection.deleteMany({ accountId: OWNER, id: { $in: [1, 2 * PAGE_ROWS, ROWS + 1] } })
    await collection.insertMany([rows[0]!, rows[2 * PAGE_ROWS - 1]!].map((row) => ({ ...row })))
    const unchanged = ids.filter((id: number) => ![1, 2 * PAGE_ROWS, ROWS + 1].includes(id))
    expect(unchanged).toEqual(latestFirst(rows.filter(({ id }) => ![1, 2 * PAGE_ROWS].includes(id))))
  })

  it('a ledger of many pages has an ETag, and is an empty 304 for callers who have it', async () => {
    const { headers } = await cash.as(OWNER)('GET', LIST)
    const again = await cash.as(OWNER)('GET', LIST, { headers: { 'if-none-match': headers.get('etag')! } })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('a full ledger refuses entries until something is deleted', async () => {
    const call = cash.as(OWNER)
    const record = (key: string) =>
      call('POST', '/api/cash/transaction', { body: exampleTransaction(), headers: { 'idempotency-key': key } })
    const words = 'Sua conta chegou ao limite de 2.507 transações. Exclua as mais antigas para registrar outras.'
    expect(await record('when-full')).toMatchObject({ status: 409, body: { code: 'limit_reached', error: words } })
    await call('DELETE', '/api/cash/transaction/1')
    const responses = await Promise.all(['first', 'second', 'third'].map((name) => record(`again-${name}`)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const recorded = responses.find(({ status }) => status === 201)!.body
    await call('DELETE', `/api/cash/transaction/${recorded.id}`)
    expect(
      await record(`again-${['first', 'second', 'third'][responses.findIndex(({ status }) => status === 201)]}`),
    ).toMatchObject({ status: 404 })
  })
})
