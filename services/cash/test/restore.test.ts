import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STRANGER, startCash, type CashHarness } from './harness.ts'

const MOST = 3
const PATH = '/api/cash/transaction'

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash({ maxTransactions: MOST })
})
afterAll(() => cash.stop())

/** An account of its own with one transaction. */
async function withTransaction(account: string, fields = {}) {
  const accountId = account.repeat(24)
  const call = cash.as(accountId)
  const created = (await call('POST', PATH, { body: exampleTransaction(fields) })).body
  return {
    accountId,
    call,
    created,
    remove: () => call('DELETE', `${PATH}/${created.id}`),
    restore: () => call('POST', `${PATH}/${created.id}/restore`),
    balance: async (period = '') => (await call('GET', `/api/cash/balance${period}`)).body,
    kept: () => cash.database.connection.collection('deletedTransactions').countDocuments({ accountId }),
  }
}

it('a deleted transaction comes back as it was, with its id, its version and its sums', async () => {
  const { call, created, remove, restore, balance, kept } = await withTransaction('1', { notes: 'Paga em duas vezes' })
  const { body: edited } = await call('PATCH', `${PATH}/${created.id}`, {
    body: { amount: '12.34', date: '2026-11-22' },
  })
  await remove()
  expect(await balance()).toEqual({ total: 0, income: 0, expense: 0 })
  expect(await restore()).toMatchObject({ status: 200, body: edited })
  expect((await call('GET', '/api/cash/transactions')).body).toEqual([edited])
  for (const period of ['', '?startDate=2026-11-22&endDate=2026-11-22'])
    expect(await balance(period)).toEqual({ total: 12.34, income: 12.34, expense: 0 })
  expect(await kept()).toBe(0)
  expect(
    await call('PATCH', `${PATH}/${created.id}`, {
      body: { amount: '1' },
      headers: { 'if-match': `"${edited.version}"` },
    }),
  ).toMatchObject({ status: 200 })
})

it('a restoration is seen by the next poll', async () => {
  const { call, remove, restore } = await withTransaction('2')
  await remove()
  const tag = (await call('GET', '/api/cash/transactions')).headers.get('etag')!
  await restore()
  expect((await call('GET', '/api/cash/transactions', { headers: { 'if-none-match': tag } })).status).toBe(200)
})

it('a repeated restoration counts once, and one of a transaction that is there changes nothing', async () => {
  const { created, remove, restore, balance } = await withTransaction('3')
  expect(await restore()).toMatchObject({ status: 200, body: created })
  await remove()
  const responses = await Promise.all([restore(), restore(), restore()])
  expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, created]))
  expect(await balance()).toEqual({ total: 89.9, income: 89.9, expense: 0 })
})

it('deletions and restorations at the same moment leave the transaction counted once or not at all', async () => {
  const { call, remove, restore, balance, kept } = await withTransaction('4')
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? restore() : remove())))
  for (const { status } of responses) expect([200, 204, 404]).toContain(status)
  const rows = (await call('GET', '/api/cash/transactions')).body.length
  expect(rows + (await kept())).toBe(1)
  expect((await balance()).income).toBe(rows * 89.9)
})

it('a transaction can be deleted and restored again and again', async () => {
  const { created, remove, restore, kept } = await withTransaction('5')
  for (let times = 0; times < 3; times += 1) {
    expect((await remove()).status).toBe(204)
    expect(await kept()).toBe(1)
    expect(await restore()).toMatchObject({ status: 200, body: created })
  }
})

it('after five minutes nothing is restored', async () => {
  const { accountId, call, remove, restore, balance } = await withTransaction('6')
  await remove()
  const agoBy = (ms: number) =>
    cash.database.connection
      .collection('deletedTransactions')
      .updateOne({ accountId }, { $set: { deletedAt: new Date(Date.now() - ms) } })
  await agoBy(4 * 60_000)
  expect((await restore()).status).toBe(200)
  await remove()
  await agoBy(5 * 60_000 + 1_000)
  expect((await restore()).status).toBe(404)
  expect([await balance(), (await call('GET', '/api/cash/transactions')).body]).toEqual([
    { total: 0, income: 0, expense: 0 },
    [],
  ])
})

it('a row that can no longer be restored expires in the database', async () => {
  const indexes = await cash.database.connection.collection('deletedTransactions').indexes()
  expect(indexes).toContainEqual(expect.objectContaining({ key: { deletedAt: 1 }, expireAfterSeconds: 300 }))
})

it('a transaction of another account, or one that never was, cannot be restored', async () => {
  const { call, created, remove, restore } = await withTransaction('7')
  await remove()
  expect((await cash.as(STRANGER)('POST', `${PATH}/${created.id}/restore`)).status).toBe(404)
  expect((await cash.visitor('POST', `${PATH}/${created.id}/restore`)).status).toBe(401)
  expect((await call('POST', `${PATH}/99/restore`)).status).toBe(404)
  expect((await restore()).status).toBe(200)
})

it('a restoration does not go beyond the limit of an account, and may be repeated once there is room', async () => {
  const { call, remove, restore } = await withTransaction('8')
  await remove()
  for (let count = 0; count < MOST; count += 1)
    expect((await call('POST', PATH, { body: exampleTransaction() })).status).toBe(201)
  expect(await restore()).toMatchObject({ status: 409, body: { code: 'limit_reached' } })
  await call('DELETE', `${PATH}/2`)
  expect((await restore()).status).toBe(200)
})

it('a restoration that would make the sums inexact is refused and loses nothing', async () => {
  const { accountId, remove, restore } = await withTransaction('9')
  await remove()
  const totals = (cents: number) =>
    cash.database.connection
      .collection('accounts')
      .updateOne({ _id: accountId as never }, { $set: { 'totals.incomeCents': cents } })
  await totals(Number.MAX_SAFE_INTEGER - 10)
  expect(await restore()).toMatchObject({ status: 400 })
  await totals(0)
  expect((await restore()).status).toBe(200)
})

it('deleted transactions are read from an index', async () => {
  const { accountId, created, remove } = await withTransaction('a')
  await remove()
  expect(await queryPlan(cash.database.connection, 'deletedTransactions', { accountId, id: created.id })).toEqual(
    indexed(1),
  )
})
