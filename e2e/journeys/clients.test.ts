import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { createClient, createProduct, createQuote, rowOf, signUp, typePostalCode } from '../steps.ts'

// Chromium prints the refusal of the edit from an old version.
test.use({ injectedErrors: /412 \((Precondition Failed)?\)/ })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('a client is created with a postal code, found, changed and deleted with the quotes', async ({ page, person }) => {
  await signUp(page, person)
  await page.goto('/clients')
  await expect(page.getByText('Nenhum cliente cadastrado ainda.')).toBeVisible()
  await page.getByRole('tab', { name: 'Novo Cliente' }).click()
  await field(page, 'Nome').fill('Cecília Araújo')
  await page.getByRole('button', { name: 'Abrir calendário' }).click()
  const calendar = page.getByRole('dialog', { name: 'Calendário' })
  await calendar.getByRole('radio', { name: '1988' }).click()
  await calendar.getByRole('radio', { name: 'março' }).click()
  await calendar.getByRole('gridcell', { name: '15' }).click()
  await expect(calendar).toBeHidden()
  await expect(field(page, 'Data de nascimento')).toHaveValue('15/03/1988')
  await field(page, 'Telefone').fill('(11) 98765-4321')
  await page.getByLabel('Este número tem WhatsApp').check()
  await field(page, 'Número').fill('1000')
  await typePostalCode(page)
  await expect(field(page, 'Estado')).toHaveValue('SP')
  await expect(field(page, 'Número')).toHaveValue('1000')
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
  await expect(page.getByText('O cliente foi cadastrado com sucesso.', { exact: true })).toBeVisible()
  await createClient(page, 'Bento Prado')

  const search = page.getByPlaceholder('Pesquisar clientes...')
  await search.fill('araújo')
  await expect(page.getByText('Bento Prado')).toHaveCount(0)
  await expect(rowOf(page, 'Cecília Araújo').getByTitle('Abrir conversa no WhatsApp')).toHaveAttribute(
    'href',
    'https://wa.me/5511987654321',
  )
  await search.fill('nada disso')
  await expect(page.getByText('Nenhum cliente encontrado com os critérios de pesquisa.')).toBeVisible()
  await search.fill('')

  const otherTab = await page.context().newPage()
  for (const tab of [page, otherTab]) {
    if (tab === otherTab) await tab.goto('/clients')
    await rowOf(tab, 'Cecília Araújo').getByTitle('Editar').click()
    await expect(field(tab, 'Data de nascimento')).toHaveValue('15/03/1988')
  }
  await field(page, 'Nome').fill('Cecília Araújo Lima')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('O cliente foi atualizado com sucesso.', { exact: true })).toBeVisible()
  await otherTab.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(otherTab.getByText(/Este item foi alterado em outro aparelho/).first()).toBeVisible()
  await otherTab.close()

  await createProduct(page, 'Caneca pintada à mão', '8990')
  await createQuote(page, 'Cecília Araújo Lima', [{ product: 'Caneca pintada à mão', quantity: '1', discount: '0' }])
  await page.goto('/clients')
  await rowOf(page, 'Cecília Araújo Lima').getByTitle('Excluir').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Cecília Araújo Lima')).toHaveCount(0)
  await expect.poll(async () => (await page.request.get('/api/quotes')).json()).toEqual([])
})
