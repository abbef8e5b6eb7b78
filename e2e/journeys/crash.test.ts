import { pdfPages } from '@atelie/test-kit/pdf-text'
import { expect, test } from '../fixtures.ts'
import { createClient, createProduct, createQuote, signUp } from '../steps.ts'

test.skip(Boolean(process.env.BASE_URL), 'kills the processes of its own copy')

test('nothing acknowledged is missing after everything was killed and restarted', async ({ browser, copy, person }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: copy.url, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await signUp(page, person)
  await createClient(page, 'Cecília Araújo')
  await createProduct(page, 'Caneca pintada à mão', '8990')
  const first = await createQuote(page, 'Cecília Araújo', [
    { product: 'Caneca pintada à mão', quantity: '1', discount: '0' },
  ])
  expect(first).toBe('R$ 89,90')

  await copy.killEverything()
  await copy.start()

  await createProduct(page, 'Fita de cetim', '1250')
  const total = await createQuote(page, 'Cecília Araújo', [
    { product: 'Caneca pintada à mão', quantity: '3', discount: '10' },
    { product: 'Fita de cetim', quantity: '2,5', discount: '0' },
  ])
  const quotes = (await (await page.request.get('/api/quotes')).json()) as { id: number; total: number }[]
  expect(quotes.map(({ id, total }) => [id, total])).toEqual([
    [2, 273.98],
    [1, 89.9],
  ])
  const pdf = await page.request.get('/api/pdf/quote/2')
  const text = (await pdfPages(await pdf.body())).join(' ')
  expect(text).toContain('Cecília Araújo')
  expect(text).toContain(total)
  await context.close()
})
