import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { consumedCalls, replay } from '@atelie/test-kit/consumed-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWNER, startCash, type CashHarness } from './harness.ts'

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash()
  // The quote that the screen records a payment of.
  cash.quotes.agreed.set(7, 1_000_00)
})
afterAll(() => cash.stop())

it.each(consumedCalls('cash'))('%s succeeds', async (_, consumed) => {
  const call = cash.as(OWNER)
  const { id } = (await call('POST', '/api/cash/transaction', { body: exampleTransaction() })).body
  expect(await replay(call, consumed, id)).toMatchObject({ status: consumed.endpoint.status })
})
