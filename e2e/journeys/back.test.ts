import type { Page } from 'playwright/test'
import { expect, test } from '../workshop.ts'

/** Comes to a page from home, as a person does, so that Back has somewhere to go. */
async function openFromHome(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name, exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const expectHome = (page: Page) => expect(page.getByRole('heading', { name: 'Gestão de Negócio' })).toBeVisible()

test.describe('Back on a phone', { tag: '@phone' }, () => {
  test('Back closes a calendar, a list and their form, one at a time, and then leaves the page', async ({ page }) => {
    await openFromHome(page, 'Orçamentos')
    await page.getByRole('button', { name: 'Novo Orçamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo Orçamento' })
    await dialog.getByRole('button', { name: 'Validade' }).click()
    await dialog.getByRole('button', { name: 'Abrir calendário' }).click()
    const calendar = page.getByRole('dialog', { name: 'Calendário' })
    await expect(calendar).toBeVisible()
    await page.goBack()
    await expect(calendar).toBeHidden()
    await expect(dialog).toBeVisible()

    await dialog.getByLabel('Cliente', { exact: true }).click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(dialog).toBeVisible()

    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/quotes$/)
    await page.goBack()
    await expectHome(page)
  })

  test('Back obeys the rules of the quote form: invalid, it stays; changed, it asks', async ({ page }) => {
    await openFromHome(page, 'Orçamentos')
    await page.getByRole('button', { name: 'Novo Orçamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo Orçamento' })
    await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
    await expect(dialog.getByText('O cliente é obrigatório.')).toBeVisible()
    for (let times = 0; times < 2; times++) {
      await page.goBack()
      await expect(page.getByText('Formulário inválido', { exact: true })).toBeVisible()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
    }

    await page.reload()
    await page.getByRole('button', { name: 'Novo Orçamento' }).click()
    await dialog.getByRole('button', { name: 'Observações' }).click()
    await dialog.getByLabel('Observações').fill('Entregar à tarde')
    const answers = [false, true]
    page.on('dialog', (question) => void (answers.shift() ? question.accept() : question.dismiss()))
    await page.goBack()
    await expect.poll(() => answers).toEqual([true])
    await expect(dialog.getByLabel('Observações')).toHaveValue('Entregar à tarde')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/quotes$/)
  })

  test('Back closes the tab of a new client, the question before a deletion, and the form of an entry', async ({
    page,
  }) => {
    await openFromHome(page, 'Clientes')
    await page.getByRole('tab', { name: 'Novo Cliente' }).click()
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Lista de Clientes', selected: true })).toBeVisible()
    await page.getByTitle('Excluir').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page).toHaveURL(/\/clients$/)

    await openFromHome(page, 'Caixa')
    await page.getByRole('button', { name: 'Entrada', exact: true }).click()
    const form = page.getByRole('form', { name: 'Nova entrada' })
    await form.getByLabel('Categoria').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(form).toBeVisible()
    await page.goBack()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/\/cash$/)
  })
})

test(
  'Back leaves the page once what was open is closed, also from a page that a menu led to',
  { tag: '@width' },
  async ({ page, isMobile }) => {
    await openFromHome(page, 'Produtos')
    await page.getByRole('button', { name: 'Novo Produto' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expectHome(page)

    await openFromHome(page, 'Produtos')
    await page.getByRole('button', { name: isMobile ? 'Abrir menu' : 'Helena Prado' }).click()
    const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('menu')
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/products$/)
    await page.getByRole('button', { name: isMobile ? 'Abrir menu' : 'Helena Prado' }).click()
    await menu.getByText('Perfil').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Minha Conta' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible()
    await page.goBack()
    await expectHome(page)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible()
  },
)
