import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { addTransaction, rowOf, signUp } from '../steps.ts'

const sum = (page: Page, label: string) => page.locator('dl > *').filter({ hasText: label }).locator('dd')
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer', exact: true })

async function sellMug(page: Page) {
  await page.goto('/cash')
  await addTransaction(page, 'Entrada', '8990', 'Caneca vendida na feira')
  await expect(page.getByText('Transação criada com sucesso.', { exact: true })).toBeVisible()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 89,90')
}

async function deleteMug(page: Page) {
  page.once('dialog', (question) => void question.accept())
  await rowOf(page, 'Caneca vendida na feira').last().getByTitle('Excluir').click()
  await expect(page.getByText('Transação excluída com sucesso.', { exact: true })).toBeVisible()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 0,00')
}

const entries = async (page: Page) =>
  (await (await page.request.get('/api/cash/transactions')).json()) as { id: number; version: number }[]

test('a deleted entry is brought back as it was, also by keyboard', async ({ page, person }) => {
  await signUp(page, person)
  await sellMug(page)
  const before = await entries(page)
  await deleteMug(page)
  const { width, height } = (await undo(page).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await undo(page).click()
  await expect(page.getByText('Transação restaurada com sucesso.', { exact: true })).toBeVisible()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 89,90')
  expect(await entries(page)).toEqual(before)

  await deleteMug(page)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sum(page, 'Saldo')).toHaveText('R$ 89,90')
  await expect(page.getByRole('heading', { name: 'Transações' })).toBeFocused()
  expect(await entries(page)).toEqual(before)
})

test(
  'a saved entry is taken back without a question, and the form is ready for the next',
  { tag: '@phone' },
  async ({ page, person }) => {
    await signUp(page, person)
    await sellMug(page)
    await undo(page).click()
    await expect(page.getByText('Transação excluída com sucesso.', { exact: true })).toBeVisible()
    await expect(sum(page, 'Saldo')).toHaveText('R$ 0,00')
    await expect(page.getByLabel('Valor', { exact: true })).toBeFocused()
    expect(await entries(page)).toEqual([])
  },
)
