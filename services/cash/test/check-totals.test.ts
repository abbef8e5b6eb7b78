import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { metric } from '@atelie/test-kit/metrics'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { OWNER, startCash, STRANGER, type CashHarness } from './harness.ts'

const folder = join(import.meta.dirname, '../node_modules/.command-under-test')
const run = promisify(execFile)

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash()
  const tool = join(import.meta.dirname, '../../../node_modules/.bin/rspack')
  await run(process.execPath, [tool, 'build', '--output-path', folder], { cwd: join(import.meta.dirname, '..') })
}, 120_000)
afterAll(() => cash.stop())
beforeEach(async () => {
  for (const account of [OWNER, STRANGER]) {
    await cash.as(account)('POST', '/api/cash/transaction', { body: exampleTransaction() })
    await cash.as(account)('POST', '/api/cash/transaction', {
      body: exampleTransaction({ date: '2026-11-22', type: 'expense', categoryId: 6, amount: '0.10' }),
    })
  }
})

/** The command as ops run it: its exit code and its log lines. */
async function verifyTotals(...args: string[]) {
  const env = { PATH: process.env.PATH, MONGODB_URI: cash.database.uri }
  const { code, stdout } = await run(process.execPath, [join(folder, 'verify-totals.js'), ...args], {
    env,
    timeout: 20_000,
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  )
  return {
    code,
    lines: stdout
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line)),
  }
}

const balance = async (period = '') => (await cash.as(OWNER)('GET', `/api/cash/balance${period}`)).body
const damage = (collection: string, filter: object, change: object) =>
  cash.database.connection.collection(collection).updateOne(filter, change)

it('the command reports that all is well', async () => {
  expect(await verifyTotals()).toMatchObject({ code: 0, lines: [{ msg: 'totals verified', checked: 2, wrong: 0 }] })
})

it('the command finds damaged totals, and repairs them with --repair', async () => {
  const right = [await balance(), await balance('?startDate=2026-11-21&endDate=2026-11-22')]
  await damage('accounts', { _id: OWNER }, { $inc: { 'totals.incomeCents': 1 } })
  await damage('dayTotals', { accountId: OWNER, date: '2026-11-21' }, { $inc: { incomeCents: -500, expenseCents: 3 } })
  await cash.database.connection.collection('dayTotals').deleteOne({ accountId: OWNER, date: '2026-11-22' })
  await cash.database.connection
    .collection('dayTotals')
    .insertOne({ accountId: OWNER, date: '2020-01-01', incomeCents: 7, expenseCents: 0 })

  const found = await verifyTotals()
  expect(await metric('ledger_verification_wrong')).toBe(1)
  expect(found).toMatchObject({
    code: 1,
    lines: [
      { accountId: OWNER, repaired: false },
      { checked: 2, wrong: 1 },
    ],
  })
  expect(found.lines[0].totals.map(({ of }: { of: string }) => of)).toEqual([
    '2020-01-01',
    '2026-11-21',
    '2026-11-22',
    'ledger',
  ])
  expect(await verifyTotals(STRANGER)).toMatchObject({ code: 0, lines: [{ checked: 1, wrong: 0 }] })

  expect(await verifyTotals('--repair', OWNER)).toMatchObject({
    code: 0,
    lines: [
      { accountId: OWNER, repaired: true },
      { checked: 1, wrong: 1 },
    ],
  })
  expect([await balance(), await balance('?startDate=2026-11-21&endDate=2026-11-22')]).toEqual(right)
  expect(await verifyTotals()).toMatchObject({ code: 0, lines: [{ checked: 2, wrong: 0 }] })
  expect([await metric('ledger_verification_checked'), await metric('ledger_verification_wrong')]).toEqual([2, 0])
})

it('totals are repaired while the service keeps writing, and open tabs see it', async () => {
  const { headers } = await cash.as(OWNER)('GET', '/api/cash/balance')
  await damage('accounts', { _id: OWNER }, { $inc: { 'totals.expenseCents': 100_000 } })
  const writes = Array.from({ length: 30 }, () =>
    cash.as(OWNER)('POST', '/api/cash/transaction', { body: exampleTransaction({ amount: '1' }) }),
  )
  const [repaired, ...responses] = await Promise.all([verifyTotals('--repair'), ...writes])
  expect(repaired.code).toBe(0)
  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(201))
  expect((await verifyTotals()).code).toBe(0)
  expect(
    (await cash.as(OWNER)('GET', '/api/cash/balance', { headers: { 'if-none-match': headers.get('etag')! } })).status,
  ).toBe(200)
})

it('an account without a ledger is unknown to the command, which creates none', async () => {
  expect(await verifyTotals('f'.repeat(24))).toMatchObject({ code: 0, lines: [{ checked: 0 }] })
  expect(await cash.database.connection.collection('accounts').countDocuments()).toBe(2)
})
