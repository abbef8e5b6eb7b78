import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { createClient, createProduct, createQuote, register, rowOf, signUp } from '../steps.ts'

// Chromium prints the refusal to delete a product in use.
test.use({ injectedErrors: /409 \((Conflict)?\)/ })

test('a product is created, changed, not deleted while a quote uses it, and deleted afterwards', async ({
  page,
  person,
}) => {
  await register(page, person)
  await page.goto('/products')
  await expect(page.getByText('Nenhum produto cadastrado ainda.')).toBeVisible()
  await createProduct(page, 'Caneca pintada à mão', '8990')
  await expect(rowOf(page, 'Caneca pintada à mão')).toContainText('R$ 89,90')

  await rowOf(page, 'Caneca pintada à mão').getByTitle('Editar').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Preço', { exact: true })).toHaveValue('89,90')
  await dialog.getByLabel('Preço', { exact: true }).fill('')
  await dialog.getByLabel('Preço', { exact: true }).pressSequentially('123456')
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(rowOf(page, 'Caneca pintada à mão')).toContainText('R$ 1.234,56')

  await createClient(page, 'Cecília Araújo')
  await createQuote(page, 'Cecília Araújo', [{ product: 'Caneca pintada à mão', quantity: '1', discount: '0' }])
  const remove = async () => {
    await page.goto('/products')
    await rowOf(page, 'Caneca pintada à mão').getByTitle('Excluir').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  }
  await remove()
  await expect(page.getByText('Produto em uso', { exact: true })).toBeVisible()
  await page.request.delete('/api/quotes/1')
  await remove()
  await expect(page.getByText('Nenhum produto cadastrado ainda.')).toBeVisible()
})

test('a spreadsheet is imported and exported', async ({ page, person }) => {
  await signUp(page, person)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha (CSV)' }).click()
  await page.getByLabel('Escolher arquivo').setInputFiles({
    name: 'produtos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nome;Preço;Unidade\r\nSabão de açaí;12,50;un\r\nFita;abc;m\r\n', 'latin1'),
  })
  await expect(page.getByText('1 produto será criado')).toBeVisible()
  await expect(page.getByText('Linha 3: Preço: Valor inválido')).toBeVisible()
  await page.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect(page.getByText('1 produto importado')).toBeVisible()
  await page.getByRole('dialog').getByText('Fechar', { exact: true }).click()
  await expect(rowOf(page, 'Sabão de açaí')).toContainText('R$ 12,50')

  await page.getByRole('button', { name: 'Mais ações' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar planilha (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('produtos.csv')
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFNome;Descrição;Preço;Unidade;Código (SKU)\r\nSabão de açaí;;12,50;un;\r\n',
  )
})
