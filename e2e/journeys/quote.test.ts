import { pdfPages } from '@atelie/test-kit/pdf-text'
import { expect, test } from '../fixtures.ts'
import { createClient, createProduct, createQuote, openPdf, register } from '../steps.ts'

test('from a new account to the PDF of a quote', async ({ page, person }) => {
  await register(page, person)
  await createClient(page, 'Cecília Araújo')
  await createProduct(page, 'Caneca pintada à mão', '8990')
  await createProduct(page, 'Fita de cetim', '1250')
  const total = await createQuote(page, 'Cecília Araújo', [
    { product: 'Caneca pintada à mão', quantity: '3', discount: '10' },
    { product: 'Fita de cetim', quantity: '2,5', discount: '0' },
  ])
  expect(total).toBe('R$ 273,98')

  const pdf = await openPdf(page, 'Cecília Araújo')
  expect(pdf.status()).toBe(200)
  expect(pdf.headers()['content-disposition']).toBe('inline; filename="orcamento-1.pdf"')
  const text = (await pdfPages(await pdf.body())).join(' ')
  expect(text).toContain('Cecília Araújo')
  expect(text).toContain('R$ 273,98')
})
