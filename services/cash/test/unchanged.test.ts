import { exampleTransaction } from '@atelie/contract/examples/bodies'
import type { ApiResponse, Caller } from '@atelie/test-kit/caller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCash, STRANGER, type CashHarness } from './harness.ts'

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash()
})
afterAll(() => cash.stop())

const NOVEMBER = '/api/cash/balance?startDate=2026-11-01&endDate=2026-11-30'
const paths = [NOVEMBER, '/api/cash/balance', '/api/cash/transactions', '/api/cash/transactions?type=income']

const tagOf = ({ headers }: ApiResponse) => headers.get('etag')!
const pollWith = (call: Caller, path: string, tag: string) => call('GET', path, { headers: { 'if-none-match': tag } })
const record = (accountId: string) =>
  cash.as(accountId)('POST', '/api/cash/transaction', { body: exampleTransaction() })

describe.each(paths)('%s', (path) => {
  it('a poll is an empty 304 until something is written', async () => {
    const call = cash.as(OWNER)
    const { id } = (await record(OWNER)).body
    const tag = tagOf(await call('GET', path))
    const unchanged = await pollWith(call, path, `"other", ${tag}`)
    expect([unchanged.status, unchanged.body, tagOf(unchanged), unchanged.headers.get('cache-control')]).toEqual([
      304,
      '',
      tag,
      'private, no-cache',
    ])

    await call('PATCH', `/api/cash/transaction/${id}`, { body: { amount: '10' } })
    const changed = await pollWith(call, path, tag)
    expect([changed.status, tagOf(changed) === tag]).toEqual([200, false])
    await call('DELETE', `/api/cash/transaction/${id}`)
    expect((await pollWith(call, path, tagOf(changed))).status).toBe(200)
  })

  it('the ETag of one account never matches for another one, nor for a visitor', async () => {
    const tag = tagOf(await cash.as(OWNER)('GET', path))
    expect((await pollWith(cash.as(STRANGER), path, tag)).status).toBe(200)
    expect((await pollWith(cash.visitor, path, tag)).status).toBe(401)
    const ofNewcomers = await Promise.all(['c', 'd'].map((letter) => cash.as(letter.repeat(24))('GET', path)))
    expect(tagOf(ofNewcomers[0]!)).not.toBe(tagOf(ofNewcomers[1]!))
  })
})

it('each query has an ETag of its own', async () => {
  const tags = await Promise.all(paths.map(async (path) => tagOf(await cash.as(OWNER)('GET', path))))
  expect(new Set(tags).size).toBe(paths.length)
})

it('an unchanged poll reads no entries', async () => {
  const { connection } = cash.database
  const call = cash.as(OWNER)
  const tags = await Promise.all(paths.map(async (path) => tagOf(await call('GET', path))))
  const questions: string[] = []
  connection.set('debug', (collection: string, method: string) => questions.push(`${collection}.${method}`))
  for (const [index, path] of paths.entries()) expect((await pollWith(call, path, tags[index]!)).status).toBe(304)
  connection.set('debug', false)
  expect(questions).toEqual(paths.map(() => 'accounts.find'))
})

it('ETags stay the same after a restart, but not with another build', async () => {
  const tag = tagOf(await cash.as(OWNER)('GET', NOVEMBER))
  expect((await pollWith((await cash.startAgain('build-1'))(OWNER), NOVEMBER, tag)).status).toBe(304)
  expect((await pollWith((await cash.startAgain('build-2'))(OWNER), NOVEMBER, tag)).status).toBe(200)
})

it('after a backup is restored no old ETag matches, however often the ledger is written to', async () => {
  const call = cash.as(OWNER)
  const collections = ['accounts', 'transactions', 'dayTotals'].map((name) => cash.database.connection.collection(name))
  await record(OWNER)
  const backup = await Promise.all(collections.map((collection) => collection.find().toArray()))
  const beforeBackup = tagOf(await call('GET', NOVEMBER))
  await record(OWNER)
  const lost = tagOf(await call('GET', NOVEMBER))

  for (const [index, collection] of collections.entries()) {
    await collection.deleteMany({})
    await collection.insertMany(backup[index]!)
  }
  expect((await pollWith(call, NOVEMBER, beforeBackup)).status).toBe(304)
  expect((await pollWith(call, NOVEMBER, lost)).status).toBe(200)
  await record(OWNER)
  expect((await pollWith(call, NOVEMBER, lost)).status).toBe(200)
})

it('a refused poll has nothing that a browser may cache', async () => {
  const refused = await cash.as(OWNER)('GET', '/api/cash/transactions?type=outro')
  expect([refused.status, refused.headers.get('etag'), refused.headers.get('cache-control')]).toEqual([
    400,
    null,
    'no-store',
  ])
})

describe('what the gateway asks', () => {
  const ask = (call: Caller, accountIds: unknown) => call('POST', '/internal/cash/versions', { body: { accountIds } })

  it('versions are returned for many accounts at once, in the order asked, and change with a write', async () => {
    const ids = [STRANGER, OWNER, STRANGER, 'e'.repeat(24)]
    const before = (await ask(cash.asPart, ids)).body.versions as string[]
    expect(before).toHaveLength(4)
    expect(before[0]).toBe(before[2])
    await record(OWNER)
    const after = (await ask(cash.asPart, ids)).body.versions as string[]
    expect(after.map((version, index) => version === before[index])).toEqual([true, false, true, true])
  })

  it('no person may ask for versions, and no one for too many', async () => {
    expect((await ask(cash.as(OWNER), [OWNER])).status).toBe(401)
    expect((await ask(cash.visitor, [OWNER])).status).toBe(401)
    expect((await ask(cash.asPart, Array(1_001).fill(OWNER))).status).toBe(400)
    expect((await ask(cash.asPart, [{ $ne: '' }])).status).toBe(400)
  })
})
