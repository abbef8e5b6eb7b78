import { exampleClient, exampleCompany, exampleProduct } from '@atelie/contract/examples/bodies'
import { consumedCalls, replay } from '@atelie/test-kit/consumed-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWNER, startCrm, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
})
afterAll(() => crm.stop())

it.each(consumedCalls('crm'))('%s succeeds', async (_, consumed) => {
  const call = crm.as(OWNER)
  const isOfProducts = consumed.endpoint.path.startsWith('/api/products')
  const { id } = (
    await (isOfProducts
      ? call('POST', '/api/products', { body: exampleProduct() })
      : call('POST', '/api/clients', { body: exampleClient() }))
  ).body
  // The tests of pages have no real picture.
  if (consumed.body?.logoUrl) consumed.body.logoUrl = exampleCompany().logoUrl
  expect(await replay(call, consumed, id)).toMatchObject({ status: consumed.endpoint.status })
})
