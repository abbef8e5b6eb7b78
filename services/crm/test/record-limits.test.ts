import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCrm, STRANGER, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm({ maxClients: 3, maxProducts: 3 })
})
afterAll(() => crm.stop())

describe.each([
  {
    path: '/api/clients',
    bodyOf: (name: string) => exampleClient({ name }),
    words: 'Sua conta chegou ao limite de 3 clientes. Exclua os que não usa mais para cadastrar outros.',
  },
  {
    path: '/api/products',
    bodyOf: (name: string) => exampleProduct({ name }),
    words: 'Sua conta chegou ao limite de 3 produtos. Exclua os que não usa mais para cadastrar outros.',
  },
])('$path', ({ path, bodyOf, words }) => {
  const create = (name: string, key?: string) =>
    crm.as(OWNER)('POST', path, { body: bodyOf(name), ...(key && { headers: { 'idempotency-key': key } }) })
  const ids = async () => (await crm.as(OWNER)('GET', path)).body.map(({ id }: { id: number }) => id)

  it('an account may have as many records as the setting says, however many come at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create(`Nome ${index}`, `attempt-${index}`)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(9).fill(409)])
    expect(responses.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'limit_reached', error: words })
    expect(await ids()).toHaveLength(3)
    const first = responses.findIndex(({ status }) => status === 201)
    expect(
      await create(`Nome ${first}`, `attempt-${first}`),
      'a repetition of what is there needs no room',
    ).toMatchObject({ status: 201 })
  })

  it('an account at its limit may create one record for each it deletes, and still change them', async () => {
    const [gone] = await ids()
    expect((await crm.as(OWNER)('DELETE', `${path}/${gone}`)).status).toBe(204)
    const responses = await Promise.all(Array.from({ length: 5 }, (_, index) => create(`Depois ${index}`)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const [id] = await ids()
    expect(
      (await crm.as(OWNER)(path.endsWith('clients') ? 'PUT' : 'PATCH', `${path}/${id}`, { body: bodyOf('Outro nome') }))
        .status,
    ).toBe(200)
  })

  it('the records of one account do not count for another', async () => {
    expect((await crm.as(STRANGER)('POST', path, { body: bodyOf('De outra pessoa') })).status).toBe(201)
  })
})
