import { clientBody, productBody } from '@atelie/test-kit/factories'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCrm, STRANGER, type CrmHarness } from './harness.ts'

const ROWS = 5_000

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
  const { connection } = crm.database
  const { client, address } = clientBody()
  const { price, ...product } = productBody()
  const rows = (fields: object) => Array.from({ length: ROWS }, (_, index) => ({
    // In the order of neither names nor ids, and in between those of somebody else.
    accountId: index % 2 ? OWNER : STRANGER, id: ROWS - index, version: 1, ...fields, name: `Nome ${(index * 7919) % ROWS}`,
  })).flatMap((row) => [row, { ...row, id: row.id + ROWS }])
  await connection.collection('clients').insertMany(rows({ ...client, address }))
  await connection.collection('products').insertMany(rows({ ...product, priceCents: price * 100 }))
})
afterAll(() => crm.stop())

describe.each(['clients', 'products'])('%s by the thousands', (kind) => {
  it('are listed whole and in order, with one question to the database', async () => {
    const { connection } = crm.database
    const questions: string[] = []
    connection.set('debug', (collection: string, method: string) => questions.push(`${collection}.${method}`))
    const { status, body } = await crm.as(OWNER)('GET', `/api/${kind}`)
    connection.set('debug', false)
    expect(status).toBe(200)
    expect(body).toHaveLength(ROWS)
    const numbers = (body as { name: string }[]).map(({ name }) => Number(name.slice('Nome '.length)))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(questions).toEqual([`${kind}.find`])
  })

  it('are read from the index of their account, and no one else\'s', async () => {
    expect(await queryPlan(crm.database.connection, kind, { accountId: OWNER })).toEqual(indexed(ROWS))
  })
})
