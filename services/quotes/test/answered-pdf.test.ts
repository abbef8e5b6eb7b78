import { addDays } from '@atelie/contract/add-days'
import { today } from '@atelie/contract/dates'
import { exampleCompany, exampleQuote } from '@atelie/contract/examples/bodies'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import type { Caller } from '@atelie/test-kit/caller'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWNER, STRANGER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

let pdfs: PdfHarness
let call: Caller
beforeAll(async () => {
  pdfs = await startPdfs()
  pdfs.startWorker()
  pdfs.service.crm.company = { ...exampleCompany() }
  call = pdfs.service.as(OWNER)
})
afterAll(() => pdfs.stop())

const body = (items?: object[]) =>
  exampleQuote({ paymentTerms: 'À vista', deliveryDate: addDays(today(), 20), validUntil: addDays(today(), 5) }, items)

async function createShared(): Promise<{ id: number; path: string }> {
  const { id } = (await call('POST', '/api/quotes', { body: body() })).body
  return { id, path: (await call('POST', `/api/quotes/${id}/link`)).body.path }
}

async function textOf(path: string, accountId = OWNER): Promise<string> {
  const { url, headers } = pdfs.service.openUrl(accountId, path)
  const response = await fetch(url, {
    headers: path.startsWith('/api/') ? headers : {},
    signal: AbortSignal.timeout(25_000),
  })
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'application/pdf'])
  return (await pdfPages(new Uint8Array(await response.arrayBuffer()))).join('\n')
}

it("a customer's PDF has nothing of the client but the name, the owner's has phone and address too", async () => {
  const { id, path } = await createShared()
  const { phone, address } = pdfs.service.crm.clients[0]!
  const [customers, owners] = [await textOf(`${path}/pdf`), await textOf(`/api/pdf/quote/${id}`)]
  for (const text of ['Ateliê da Ana', 'Ana Beatriz Nogueira', 'R$ 89,90', 'À vista']) expect(customers).toContain(text)
  for (const secret of [phone, address.street, address.cep]) {
    expect(customers).not.toContain(secret)
    expect(owners).toContain(secret)
  }
})

it('the version that was answered keeps its PDF, whatever the quote and the business become', async () => {
  const { id, path } = await createShared()
  const accept = { version: 1, answer: 'accepted', name: 'Ana Beatriz' }
  expect((await pdfs.service.visitor('POST', `${path}/answer`, { body: accept })).status).toBe(200)
  pdfs.service.crm.company = { ...exampleCompany(), name: 'Nome novo' }
  await call('PATCH', `/api/quotes/${id}`, { body: body([{ quantity: 3 }]) })
  for (const kept of [`${path}/pdf`, `/api/pdf/quote/${id}/accepted`]) {
    const text = await textOf(kept)
    expect(text).toContain('Ateliê da Ana')
    expect(text).toContain('R$ 89,90')
    expect(text).not.toContain('269,70')
  }
  expect(await textOf(`/api/pdf/quote/${id}`)).toContain('R$ 269,70')
  await call('POST', `/api/quotes/${id}/sent`, { body: { channel: 'link' } })
  expect(await textOf(`${path}/pdf`)).toContain('R$ 269,70')
  await call('POST', `/api/quotes/${id}/answer`, { body: { answer: 'rejected' } })
  expect(await textOf(`/api/pdf/quote/${id}/rejected`)).toContain('R$ 269,70')
  expect(await textOf(`/api/pdf/quote/${id}/accepted`)).toContain('R$ 89,90')
})

it('the PDF of an answer that was never given is not found, nor that of another account', async () => {
  const { id } = await createShared()
  const path = `/api/pdf/quote/${id}/accepted`
  expect((await call('GET', path)).status).toBe(404)
  await call('POST', `/api/quotes/${id}/answer`, { body: { answer: 'accepted' } })
  expect((await pdfs.service.as(STRANGER)('GET', path)).status).toBe(404)
  expect(await call('GET', `/api/pdf/quote/${id}/sent`)).toMatchObject({ status: 400 })
  pdfs.service.crm.company = { ...exampleCompany() }
  expect(await textOf(path)).toContain('R$ 89,90')
})
