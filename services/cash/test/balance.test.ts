import { exampleTransaction } from '@atelie/contract/examples/bodies'
import type { Caller } from '@atelie/test-kit/caller'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCash, type CashHarness } from './harness.ts'

const RUNS = 6
const SEED = 7

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash()
})
afterAll(() => cash.stop())

const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-30', '2027-01-01']
const amount = fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => (cents / 100).toFixed(2))
const kind = fc.constantFrom({ type: 'income', categoryId: 5 }, { type: 'expense', categoryId: 6 })
const fields = fc
  .tuple(fc.record({ date: fc.constantFrom(...days), amount }), kind)
  .map((parts) => Object.assign({}, ...parts) as object)

type Operation = { how: 'create' | 'edit' | 'delete' | 'restore'; id: number; key: number; fields: object }
/** Few ids and keys, so that operations hit the same rows and repeat each other. */
const operation: fc.Arbitrary<Operation> = fc.record({
  how: fc.constantFrom('create', 'create', 'create', 'edit', 'edit', 'delete', 'delete', 'restore'),
  id: fc.integer({ min: 1, max: 20 }),
  key: fc.integer({ min: 1, max: 15 }),
  fields,
})

const periods = [
  '',
  '?startDate=2026-11-01&endDate=2026-11-30',
  '?startDate=2026-10-31&endDate=2026-11-01',
  '?endDate=2026-10-31',
  '?startDate=2026-11-02',
  '?startDate=2027-01-01&endDate=2027-01-01',
]

it('the balance of any period is the sum of its entries, whatever happens concurrently', async () => {
  let accounts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 40, maxLength: 60 }), async (operations) => {
      accounts += 1
      const call = cash.as(accounts.toString(16).padStart(24, '0'))
      await inParallel(8, operations, (each) => perform(call, each))
      for (const period of periods)
        expect([period, await balanceOf(call, period)]).toEqual([period, await sumOf(call, period)])
      expect((await call('GET', '/api/cash/transactions')).body.length).toBeGreaterThan(0)
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  )
})

async function perform(call: Caller, { how, id, key, fields }: Operation): Promise<void> {
  const response = await (how === 'create'
    ? call('POST', '/api/cash/transaction', {
        body: exampleTransaction(fields),
        headers: { 'idempotency-key': `operation-${key}` },
      })
    : how === 'edit'
      ? call('PATCH', `/api/cash/transaction/${id}`, { body: fields })
      : how === 'delete'
        ? call('DELETE', `/api/cash/transaction/${id}`)
        : call('POST', `/api/cash/transaction/${id}/restore`))
  // 409: the key was used with other fields; 404: there is no such row.
  expect([200, 201, 204, 404, 409]).toContain(response.status)
}

async function inParallel<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const pending = [...items]
  const lane = async () => {
    for (let item = pending.shift(); item !== undefined; item = pending.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** In cents, since sums of reais as floats would differ by rounding errors. */
async function balanceOf(call: Caller, period: string) {
  const { body } = await call('GET', `/api/cash/balance${period}`)
  return {
    total: Math.round(body.total * 100),
    income: Math.round(body.income * 100),
    expense: Math.round(body.expense * 100),
  }
}

async function sumOf(call: Caller, period: string) {
  const rows = (await call('GET', `/api/cash/transactions${period}`)).body as { type: string; amount: string }[]
  const sum = (type: string) =>
    rows.filter((row) => row.type === type).reduce((cents, row) => cents + Number(row.amount.replace('.', '')), 0)
  return { total: sum('income') - sum('expense'), income: sum('income'), expense: sum('expense') }
}
