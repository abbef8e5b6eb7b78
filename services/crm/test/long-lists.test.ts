import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { PAGE_ROWS } from '@atelie/service-kit/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCrm, STRANGER, type CrmHarness } from './harness.ts'

const ROWS = 2_000

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
  const { connection } = crm.database
  const { client, address } = exampleClient()
  const { price, ...product } = exampleProduct()
  const rows = (fields: object) =>
    Array.from({ length: ROWS }, (_, index) => ({
      // In the order of neither names nor ids, and mixed with another account's.
      accountId: index % 2 ? OWNER : STRANGER,
      id: ROWS - index,
      version: 1,
      ...fields,
      name: `Nome ${(index * 7919) % ROWS}`,
    })).flatMap((row) => [row, { ...row, id: row.id + ROWS }])
  await connection.collection('clients').insertMany(rows({ ...client, address }))
  await connection.collection('products').insertMany(rows({ ...product, priceCents: price * 100 }))
})
afterAll(() => crm.stop())

describe.each(['clients', 'products'])('thousands of %s', (kind) => {
  it('a long list is complete and in order: ids and names are read first, then the rows by the page', async () => {
    const { connection } = crm.database
    const questions: string[] = []
    connection.set('debug', (collection: string, method: string) => questions.push(`${collection}.${method}`))
    const { status, body } = await crm.as(OWNER)('GET', `/api/${kind}`)
    connection.set('debug', false)
    expect(status).toBe(200)
    expect(body).toHaveLength(ROWS)
    const numbers = (body as { name: string }[]).map(({ name }) => Number(name.slice('Nome '.length)))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(questions).toEqual(Array(2 + ROWS / PAGE_ROWS).fill(`${kind}.find`))
  })

  it('the last page of a long list may have a single row', async () => {
    const account = 'dddddddddddddddddddddddd'
    const { _id, ...row } = (await crm.database.connection.collection(kind).findOne({ accountId: STRANGER }))!
    await crm.database.connection
      .collection(kind)
      .insertMany(Array.from({ length: PAGE_ROWS + 1 }, (_, index) => ({ ...row, accountId: account, id: index + 1 })))
    expect((await crm.as(account)('GET', `/api/${kind}`)).body).toHaveLength(PAGE_ROWS + 1)
  })

  it("a long list is read from an index, without other accounts' rows", async () => {
    expect(await queryPlan(crm.database.connection, kind, { accountId: OWNER })).toEqual(indexed(ROWS))
    expect(await queryPlan(crm.database.connection, kind, { accountId: OWNER, id: { $in: [1, 3, ROWS + 1] } })).toEqual(
      indexed(3),
    )
  })

  it('a long list that changes while it is read neither loses nor repeats rows', async () => {
    const call = crm.as(OWNER)
    const [first] = (await call('GET', `/api/${kind}`)).body as { id: number; name: string }[]
    let pages = 0
    const { connection } = crm.database
    // Between two pages: a row already read is deleted, and one is added that would shift all the rest.
    connection.set('debug', (_: string, method: string, filter: { id?: object }) => {
      if (method !== 'find' || !filter.id || ++pages !== 2) return
      void connection.collection(kind).deleteOne({ accountId: OWNER, id: first!.id })
      void connection.collection(kind).insertOne({ ...copy, id: 3 * ROWS, name: 'Abelha' })
    })
    const copy = { ...(await connection.collection(kind).findOne({ accountId: OWNER })), _id: undefined }
    const { body } = await call('GET', `/api/${kind}`)
    connection.set('debug', false)
    const ids = (body as { id: number }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(ROWS)
  })
})
