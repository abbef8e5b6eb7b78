import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../workshop.ts'

// Chromium prints each file that does not arrive.
test.use({ injectedErrors: /net::ERR_FAILED/ })

const FORM = 'Ocorreu um erro ao abrir o formulário. Tente novamente.'
const CASH = 'Ocorreu um erro ao processar o formulário.'
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const action = (name: string) => (page: Page) => page.getByTitle(name).first()
const dialog = (page: Page) => page.getByRole('dialog')

const parts: [
  path: string,
  name: string,
  control: (page: Page) => Locator,
  failure: string,
  part: (page: Page) => Locator,
][] = [
  ['/quotes', 'a new quote', button('Novo Orçamento'), FORM, dialog],
  ['/quotes', 'an edited quote', action('Editar'), FORM, dialog],
  ['/quotes', 'the deletion of a quote', action('Excluir'), FORM, (page) => page.getByRole('alertdialog')],
  ['/cash', 'an income', button('Entrada'), CASH, (page) => page.getByRole('form', { name: 'Nova entrada' })],
  ['/cash', 'an expense', button('Saída'), CASH, (page) => page.getByRole('form', { name: 'Nova saída' })],
  ['/cash', 'the filters', button('Filtros'), CASH, (page) => page.getByRole('button', { name: 'Limpar filtros' })],
  ['/cash', 'an edited transaction', action('Editar'), CASH, dialog],
  [
    '/',
    'the user menu',
    (page) => page.locator('header button[aria-haspopup=menu]:visible'),
    'Ocorreu um erro ao abrir o menu. Tente novamente.',
    (page) => page.getByRole('menu'),
  ],
]

for (const [path, name, control, failure, part] of parts) {
  test(`when the file of ${name} does not arrive the person is told, and only the control tries again`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(control(page)).toBeEnabled()
    await page.route('**/front-ends/**', (route) => route.abort())
    await control(page).click()
    await expect(page.getByText(failure)).toBeVisible()
    await page.unroute('**/front-ends/**')
    await page.getByRole('heading').first().click()
    await page.keyboard.press('a')
    await expect(part(page)).toBeHidden()
    await control(page).click()
    await expect(part(page)).toBeVisible()
  })
}
