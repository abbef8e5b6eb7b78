import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OWNER, startCrm, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
})
afterAll(() => crm.stop())

const NAME = 'Maria que quis ser esquecida'

describe.each([
  { path: '/api/clients', call: 'createClient', body: exampleClient({ name: NAME }) },
  { path: '/api/products', call: 'createProduct', body: exampleProduct({ name: NAME }) },
])('a create in $path that is repeated', ({ path, call, body }) => {
  const send = (key: string) => crm.as(OWNER)('POST', path, { body, headers: { 'idempotency-key': key } })
  const answers = () => crm.database.connection.collection<{ _id: string }>('storedAnswers')

  it('a create repeated after its record was deleted neither returns nor creates anything', async () => {
    const {
      body: { id },
    } = await send('the-first-key')
    expect(await send('the-first-key')).toMatchObject({ status: 201, body: { id, name: NAME } })
    expect((await crm.as(OWNER)('DELETE', `${path}/${id}`)).status).toBe(204)
    const repeated = await Promise.all([send('the-first-key'), send('the-first-key')])
    for (const answer of repeated) {
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'not_found', error: 'Este item já foi salvo e depois excluído.' },
      })
      expect(JSON.stringify(answer.body)).not.toContain('Maria')
    }
    expect((await crm.as(OWNER)('GET', path)).body).toEqual([])
  })

  it('a create that could not be committed is made when it is repeated', async () => {
    await send('the-key-before')
    const lost = vi
      .spyOn(mongoose.mongo.ClientSession.prototype, 'commitTransaction')
      .mockRejectedValueOnce(new mongoose.mongo.MongoServerError({ message: 'lost' }))
    expect((await send('a-key-in-an-outage')).status).toBe(500)
    expect(lost).toHaveBeenCalled()
    lost.mockRestore()
    expect(await send('a-key-in-an-outage')).toMatchObject({ status: 201, body: { name: NAME } })
  })

  it('a create leaves no copy of the record behind', async () => {
    await send('another-key')
    const stored = await answers().findOne({ _id: `${OWNER}:${call}:another-key` })
    expect(stored).not.toBeNull()
    expect(JSON.stringify(stored)).not.toContain('Maria')
  })
})
