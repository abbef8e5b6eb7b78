import { badVersions, editOf, raceEdits } from '@atelie/test-kit/edits'
import { clientBody, productBody } from '@atelie/test-kit/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCrm, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeAll(async () => { crm = await startCrm() })
afterAll(() => crm.stop())

describe.each([
  { name: 'a client', path: '/api/clients', method: 'PUT', body: clientBody() },
  { name: 'a product', path: '/api/products', method: 'PATCH', body: productBody() },
])('$name edited twice from the same version', ({ path, method, body }) => {
  const prepare = async () => {
    const call = crm.as(OWNER)
    const { id } = (await call('POST', path, { body })).body as { id: number }
    const version = async () => (await call('GET', path)).body.find((row: { id: number }) => row.id === id).version
    return { edit: editOf(call, method, `${path}/${id}`, body), version }
  }

  it('is told to reload the second time, and not changed', async () => {
    const { edit, version } = await prepare()
    expect(await edit('1')).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await edit('1')).toMatchObject({ status: 412, body: { code: 'stale', error: expect.stringContaining('Recarregue') } })
    expect(await version()).toBe(2)
    expect(await edit('"2"')).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await edit()).toMatchObject({ status: 200, body: { version: 4 } })
  })

  it('at 20 places at once has one winner', async () => {
    const { edit, version } = await prepare()
    expect(await raceEdits(edit, 1, 20)).toEqual({ 200: 1, 412: 19 })
    expect(await version()).toBe(2)
  })

  it.each(badVersions)('with If-Match %j is refused', async (header) => {
    const { edit, version } = await prepare()
    expect(await edit(header)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await version()).toBe(1)
  })

  it('that is gone is not found', async () => {
    expect((await editOf(crm.as(OWNER), method, `${path}/9999`, body)('1')).status).toBe(404)
  })
})
