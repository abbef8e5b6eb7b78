import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import { inTransaction } from '@atelie/service-kit/mongo'
import { badVersions, editOf, raceEdits } from '@atelie/test-kit/edits'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OWNER, startCrm, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
})
afterAll(() => crm.stop())

describe.each([
  {
    name: 'a client',
    path: '/api/clients',
    method: 'PUT',
    bodyOf: (name: string) => exampleClient({ name }, { complement: '' }),
  },
  {
    name: 'a product',
    path: '/api/products',
    method: 'PATCH',
    bodyOf: (name: string) => exampleProduct({ name, description: '' }),
  },
])('$name edited twice from the same version', ({ path, method, bodyOf }) => {
  const prepare = async () => {
    const call = crm.as(OWNER)
    const { id } = (await call('POST', path, { body: bodyOf('Primeiro nome') })).body as { id: number }
    const version = async () => (await call('GET', path)).body.find((row: { id: number }) => row.id === id).version
    return { edit: (name: string) => editOf(call, method, `${path}/${id}`, bodyOf(name)), version }
  }

  it('the second of two edits of one version is refused as stale', async () => {
    const { edit, version } = await prepare()
    expect(await edit('Segundo nome')('1')).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await edit('Outro nome')('1')).toMatchObject({
      status: 412,
      body: { code: 'stale', error: expect.stringContaining('Recarregue') },
    })
    expect(await version()).toBe(2)
    expect(await edit('Outro nome')('"2"')).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await edit('Outro nome')()).toMatchObject({ status: 200, body: { version: 4 } })
  })

  it('an edit repeated for the same version succeeds, since the first response may have been lost', async () => {
    const { edit, version } = await prepare()
    const { body } = await edit('Segundo nome')('1')
    expect(await edit('Segundo nome')('1')).toMatchObject({ status: 200, body })
    expect(await version()).toBe(2)
  })

  it('one of 20 simultaneous edits of one version wins', async () => {
    const { edit, version } = await prepare()
    expect(await raceEdits((number) => edit(`Nome ${number}`), 1, 20)).toEqual({ 200: 1, 412: 19 })
    expect(await version()).toBe(2)
  })

  it.each(badVersions)('an edit with If-Match %j is refused', async (header) => {
    const { edit, version } = await prepare()
    expect(await edit('Segundo nome')(header)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await version()).toBe(1)
  })

  it('an edit of a future version is refused as stale', async () => {
    const { edit, version } = await prepare()
    expect(await edit('Segundo nome')('2')).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect(await version()).toBe(1)
  })

  it('an edit of a deleted record is not found', async () => {
    expect((await editOf(crm.as(OWNER), method, `${path}/9999`, bodyOf('Nome'))('1')).status).toBe(404)
  })
})

it('a transaction that conflicts again and again is given up after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let tries = 0
  const transaction = inTransaction(crm.database.connection, async () => {
    tries += 1
    vi.advanceTimersByTime(1_000)
    throw new mongoose.mongo.MongoServerError({ message: 'write conflict', errorLabels: ['TransientTransactionError'] })
  })
  await expect(transaction).rejects.toMatchObject({ code: 'unavailable' })
  expect(tries).toBe(6)
  vi.useRealTimers()
})
