import { exampleClient, exampleProduct, exampleQuote } from '@atelie/contract/examples/bodies'
import { MAX_QUOTE_ITEMS } from '@atelie/contract/quotes'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { expect, test } from '../fixtures.ts'
import { createClient, createProduct, createQuote, openPdf, register, signUp } from '../steps.ts'

test('a new account gets to the PDF of a quote', { tag: '@two-of-each' }, async ({ page, person }) => {
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
  expect(pdf.headers()['content-disposition']).toMatch(/^inline; filename="orcamento-1-[a-z-]+\.pdf"$/)
  const text = (await pdfPages(await pdf.body())).join(' ')
  expect(text).toContain('Cecília Araújo')
  expect(text).toContain('R$ 273,98')
})

test(
  'a quote has at most 200 items, all of them editable, and a wrong one is scrolled into view',
  { tag: '@phone' },
  async ({ page, person }) => {
    await signUp(page, person)
    const create = (path: string, data: unknown) => page.request.post(path, { data })
    await create('/api/clients', exampleClient())
    await create('/api/products', exampleProduct())
    await create('/api/quotes', exampleQuote({}, Array(MAX_QUOTE_ITEMS - 1).fill({ quantity: 1, unitPrice: 10 })))
    await page.goto('/quotes')
    await page.getByTitle('Editar').click()
    const dialog = page.getByRole('dialog')
    const total = dialog.getByRole('status', { name: 'Total', exact: true })
    const item = (position: number) => dialog.getByRole('group', { name: `Item ${position}`, exact: true })
    const quantity = (position: number) => item(position).getByLabel('Quantidade', { exact: true })
    const addItem = dialog.getByRole('button', { name: 'Adicionar item' })
    await expect(total).toHaveText('R$ 1.990,00')

    await addItem.scrollIntoViewIfNeeded()
    await quantity(199).fill('3')
    await expect(total).toHaveText('R$ 2.010,00')
    await addItem.click()
    await expect(item(200).getByLabel('Produto')).toBeFocused()
    await expect(dialog.getByText('Use no máximo 200 itens.')).toBeVisible()
    await expect(addItem).toBeDisabled()

    await dialog.getByLabel('Cliente').scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(item(200).getByLabel('Produto')).toBeFocused()
    await expect(item(200).getByText('O produto é obrigatório.')).toBeInViewport()
    await item(200).getByTitle('Remover item').click()
    await expect(item(199)).toBeFocused()

    await quantity(199).press('Shift+Tab')
    await expect(item(199).getByLabel('Produto')).toBeFocused()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(page.getByText('Orçamento atualizado com sucesso.', { exact: true })).toBeVisible()
  },
)
