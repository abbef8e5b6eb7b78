import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdfQr } from '@atelie/test-kit/pdf-qr'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { expect, test } from '../fixtures.ts'
import { createClient, createProduct, createQuote, openPdf, signUp } from '../steps.ts'

/** A picture of four megabytes: whatever follows its end belongs to the file, but not to what is seen. */
async function largeLogo() {
  const logo = await readFile(join(import.meta.dirname, '../../infra/local/demo/logo.png'))
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.concat([logo, Buffer.alloc(4_000_000)]) }
}

test('a company with its logo is saved, reloaded and printed on a quote', async ({ page, person }) => {
  await signUp(page, person)
  await page.goto('/account')
  await page.getByLabel('Nome da empresa').fill('Flor de Papel')
  await page.getByLabel('CNPJ ou CPF').fill('12.345.678/0001-00')
  await expect(page.getByText(/não parece um CNPJ válido/)).toBeVisible()
  await page.getByLabel('Telefone').fill('(11) 3333-4444')
  await page.getByLabel('Escolher imagem').setInputFiles(await largeLogo())
  await expect(page.getByRole('img', { name: 'Logotipo da empresa' })).toHaveAttribute('src', /^blob:/)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/company'))
  await page.getByRole('button', { name: 'Salvar configurações' }).click()
  expect((await sent).postDataBuffer()?.length).toBeLessThan(400_000)
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

test('where the company takes Pix is saved with the password and printed on a quote', async ({ page, person }) => {
  await signUp(page, person)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Cadastrar chave Pix' }).click()
  await page.getByRole('combobox', { name: 'Tipo da chave' }).click()
  await page.getByRole('option', { name: 'Telefone' }).click()
  await page.getByRole('textbox', { name: 'Chave Pix' }).fill('(11) 98765-4321')
  await page.getByLabel('Nome de quem recebe').fill('Helena Conceição')
  await page.getByLabel('Cidade').fill('São Paulo')
  await page.getByLabel('Sinal (%)').fill('50')
  await page.getByLabel('Sua senha do Ateliê').fill(person.password)
  await page.getByRole('button', { name: 'Salvar Pix' }).click()
  await expect(page.getByText('(11) 98765-4321 (Telefone)')).toBeVisible()

  await createClient(page, 'Cecília Araújo')
  await createProduct(page, 'Caneca pintada à mão', '8990')
  await createQuote(page, 'Cecília Araújo', [{ product: 'Caneca pintada à mão', quantity: '1', discount: '0' }])
  const pdf = await (await openPdf(page, 'Cecília Araújo')).body()
  expect((await pdfPages(pdf))[0]).toContain('Sinal de 50%: R$ 44,95')
  expect(await pdfQr(pdf)).toContain('0114+5511987654321')
})
