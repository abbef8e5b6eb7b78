import { join } from 'node:path'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { expect, test } from '../fixtures.ts'
import { createClient, createProduct, createQuote, openPdf, register } from '../steps.ts'

const LOGO = join(import.meta.dirname, '../../infra/local/demo/logo.png')

test('a company with its logo is saved, reloaded and printed on a quote', async ({ page, person }) => {
  await register(page, person)
  await page.goto('/account')
  await page.getByLabel('Nome da empresa').fill('Flor de Papel')
  await page.getByLabel('CNPJ').fill('12.345.678/0001-00')
  await expect(page.getByText(/Não parece um CNPJ válido/)).toBeVisible()
  await page.getByLabel('Telefone').fill('(11) 3333-4444')
  await page.getByLabel('Escolher imagem').setInputFiles(LOGO)
  await expect(page.getByRole('img', { name: 'Logotipo da empresa' })).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Salvar configurações' }).click()
  await expect(page.getByText('As configurações da empresa foram salvas com sucesso.', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Nome da empresa')).toHaveValue('Flor de Papel')
  const logo = page.getByRole('img', { name: 'Logotipo da empresa' })
  await expect(logo).toHaveAttribute('src', /^data:image\//)
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('tab', { name: 'Conta' }).click()
  await expect(page.getByText('Esta funcionalidade está em desenvolvimento.')).toBeVisible()

  await createClient(page, 'Cecília Araújo')
  await createProduct(page, 'Caneca pintada à mão', '8990')
  await createQuote(page, 'Cecília Araújo', [{ product: 'Caneca pintada à mão', quantity: '1', discount: '0' }])
  const text = (await pdfPages(await (await openPdf(page, 'Cecília Araújo')).body())).join(' ')
  expect(text).toContain('Flor de Papel')
  expect(text).toContain('(11) 3333-4444')
})
