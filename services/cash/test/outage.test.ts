import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { inTransaction } from '@atelie/service-kit/mongo'
import { engineUrl } from '@atelie/test-kit/database'
import { createGate } from '@atelie/test-kit/gate'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCash, type CashHarness } from './harness.ts'

describe('a database that goes away', () => {
  const { log, find } = recordedLog()
  let gate: Awaited<ReturnType<typeof createGate>>
  let cash: CashHarness
  beforeAll(async () => {
    gate = await createGate(Number(new URL(engineUrl('MONGODB_URI')).port))
    cash = await startCash({ log, databasePort: gate.port })
  })
  afterAll(async () => {
    await gate.open()
    await cash.stop()
    await gate.shut()
  })

  const list = () => cash.as(OWNER)('GET', '/api/cash/transactions')
  const causes = () => find({ code: 'unavailable' }).map(({ err }) => (err as Error).message)

  it('is waited for at first, then calls are refused at once, and it is used again soon after it is back', async () => {
    expect(await list()).toMatchObject({ status: 200 })
    await gate.shut()
    expect(await list()).toMatchObject({ status: 503 })
    expect(causes()).toEqual([expect.not.stringMatching('the database is away')])
    await expect
      .poll(async () => {
        await list()
        return causes().at(-1)
      })
      .toBe('the database is away')
    await gate.open()
    await expect.poll(async () => (await list()).status, { timeout: 5_000 }).toBe(200)
  })

  it('is refused at once as well while it hangs', async () => {
    await expect.poll(async () => (await list()).status).toBe(200)
    gate.hang()
    await expect
      .poll(
        async () => {
          await list()
          return causes().at(-1)
        },
        { timeout: 25_000 },
      )
      .toBe('the database is away')
    await gate.open()
    await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200)
  })

  it('holds no account for long that had a transaction open when it went away', async () => {
    const { connection } = cash.database
    const create = async () =>
      (await cash.as(OWNER)('POST', '/api/cash/transaction', { body: exampleTransaction() })).status
    await expect.poll(create).toBe(201)
    const interrupted = inTransaction(connection, async (session) => {
      await connection
        .collection<{ _id: string }>('accounts')
        .updateOne({ _id: OWNER }, { $set: { version: 'unfinished' } }, { session })
      await gate.shut()
      await connection.collection('accounts').findOne({}, { session })
    })
    await expect(interrupted).rejects.toThrow()
    await gate.open()
    await expect.poll(create, { timeout: 10_000 }).toBe(201)
  })
})
