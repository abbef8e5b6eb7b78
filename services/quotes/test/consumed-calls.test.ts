import { today } from '@atelie/contract/dates'
import { exampleQuote } from '@atelie/contract/examples/bodies'
import { consumedCalls, replay } from '@atelie/test-kit/consumed-calls'
import { startFakeSmtpServer, type FakeSmtpServer } from '@atelie/test-kit/fake-smtp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWNER, storedClient, storedProduct } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

let pdfs: PdfHarness
let smtp: FakeSmtpServer
beforeAll(async () => {
  smtp = await startFakeSmtpServer()
  pdfs = await startPdfs({ smtpUrl: smtp.url })
  pdfs.startWorker()
})
afterAll(async () => {
  await pdfs.stop()
  await smtp.close()
})

it.each(consumedCalls('quotes'))('%s succeeds', async (_, consumed) => {
  const { quote, items = [] } = consumed.body ?? {}
  const { service } = pdfs
  const call = service.as(OWNER)
  const { id } = (await call('POST', '/api/quotes', { body: exampleQuote() })).body
  if (quote) {
    // It was recorded with the ids of a fake, and on a day that has passed.
    service.crm.clients.push(storedClient(quote.clientId))
    for (const { productId } of items) service.crm.products.push(storedProduct(productId, 'Laço'))
    if (quote.validUntil) quote.validUntil = today()
  }
  expect(await replay(call, consumed, id)).toMatchObject({ status: consumed.endpoint.status })
})
