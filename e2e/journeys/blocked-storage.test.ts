import { expect, test } from '../fixtures.ts'

test('with all cookies blocked the pages for visitors are there, and a caption is written', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
  // A browser of a person who has chosen to block all cookies throws as soon as one of these is read.
  await context.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, blocked)
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })
  const page = await context.newPage()
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByText('Este navegador bloqueia cookies')).toBeVisible()
  await page.goto('/content-ideas-generator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/caption-generator')
  await page.getByRole('textbox').first().fill('bolsa de crochê')
  await page.getByRole('button', { name: 'Gerar Legenda' }).click()
  await expect(page.getByLabel('Sua legenda')).not.toBeEmpty()
  await context.close()
})
