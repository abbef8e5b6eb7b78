import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { metric } from '@atelie/test-kit/metrics'
import { engineUrl } from '@atelie/test-kit/database'
import { createGate } from '@atelie/test-kit/gate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVerificationModel, rememberVerification } from '../src/models/verification.ts'
import { OWNER, startCash, type CashHarness } from './harness.ts'

let gate: Awaited<ReturnType<typeof createGate>>
let cash: CashHarness
beforeAll(async () => {
  gate = await createGate(Number(new URL(engineUrl('MONGODB_URI')).port))
  cash = await startCash({ databasePort: gate.port })
})
afterAll(async () => {
  await gate.open()
  await cash.stop()
  await gate.shut()
})

it('the metrics count an entry once, however often its create is repeated', async () => {
  const before = await metric('records_created_total', { call: 'createTransaction' })
  for (let times = 0; times < 2; times += 1) {
    const { status } = await cash.as(OWNER)('POST', '/api/cash/transaction', {
      body: exampleTransaction(),
      headers: { 'idempotency-key': 'the-same-key' },
    })
    expect(status).toBe(201)
  }
  expect(await metric('records_created_total', { call: 'createTransaction' })).toBe(before + 1)
})

it('a 304 is measured under its route', async () => {
  const get = (headers = {}) => cash.as(OWNER)('GET', '/api/cash/balance', { headers })
  const tag = (await get()).headers.get('etag')!
  const counted = () =>
    metric('http_request_duration_seconds_count', { method: 'GET', route: '/api/cash/balance', status: 304 })
  const before = await counted()
  expect((await get({ 'if-none-match': tag })).status).toBe(304)
  expect(await counted()).toBe(before + 1)
})

it('the metrics show what the last verification of the ledgers found', async () => {
  expect(await metric('ledger_verification_timestamp_seconds')).toBe(0)
  await rememberVerification(createVerificationModel(cash.database.connection), { checked: 12, wrong: 1 })
  expect([await metric('ledger_verification_checked'), await metric('ledger_verification_wrong')]).toEqual([12, 1])
  expect(await metric('ledger_verification_timestamp_seconds')).toBeCloseTo(Date.now() / 1_000, -2)
})

it.each([
  ['goes away', () => gate.shut()],
  ['hangs', async () => gate.hang()],
])('a database that %s shows in the metrics, which keep the figures it gave', async (_, fail) => {
  expect(await metric('mongodb_up')).toBe(1)
  await fail()
  await expect.poll(() => metric('mongodb_up'), { timeout: 10_000 }).toBe(0)
  expect(await metric('ledger_verification_checked')).toBe(12)
  await gate.open()
  await expect.poll(() => metric('mongodb_up'), { timeout: 10_000 }).toBe(1)
})
