import { PAULISTA } from '@atelie/test-kit/fake-cep'
import { expect, type APIResponse, type BrowserContext, type Locator, type Page } from 'playwright/test'
import type { Person } from './fixtures.ts'

/** Steps of a person, in the words of the screens. Shared by all journeys, so that a changed label is changed once. */

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth/)
  await page.getByRole('tab', { name: 'Criar Conta' }).click()
  await page.getByLabel('Nome completo', { exact: true }).fill(person.fullName)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByLabel('Confirmar senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page.getByRole('heading', { name: 'Gestão de Negócio', exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/\/auth/)
}

/** Registers as `register` does, without its screens, for journeys that begin elsewhere. */
export async function signUp(page: Page, person: Person): Promise<void> {
  expect((await page.request.post('/api/register', { data: person })).status()).toBe(201)
}

/** More than there are gateways: calls in a row then reach each of them. */
const CALLS_IN_A_ROW = 8

/** Ends a browser's session without the browser, and waits until each gateway knows. */
export async function signOutElsewhere(context: BrowserContext, baseURL: string): Promise<void> {
  const cookie = (await context.cookies(baseURL)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const statusOf = async (method: string, path: string) =>
    (await fetch(baseURL + path, { method, headers: { cookie } })).status
  expect(await statusOf('POST', '/api/logout')).toBe(204)
  await expect
    .poll(() => Promise.all(Array.from({ length: CALLS_IN_A_ROW }, () => statusOf('GET', '/api/user'))))
    .toEqual(Array(CALLS_IN_A_ROW).fill(401))
}

export async function createClient(page: Page, name: string): Promise<void> {
  await typeClient(page, name)
  await saveClient(page, name)
}

/**
 * Types a postal code as a person does. A stack elsewhere asks the public services, which may be out of its reach, so the page
 * gets its address from here, and only while it is needed: a page with a route has no cache.
 */
export async function typePostalCode(page: Page): Promise<void> {
  const lookup = '**/api/clients/cep/01310100'
  if (process.env.BASE_URL) await page.route(lookup, (route) => route.fulfill({ json: PAULISTA }))
  await page.getByLabel('CEP', { exact: true }).pressSequentially('01310-100')
  await expect(page.getByLabel('Rua', { exact: true })).toHaveValue('Avenida Paulista')
  await page.unroute(lookup)
}

/** Fills in the form of a new client and leaves it there. */
export async function typeClient(page: Page, name: string): Promise<void> {
  await page.goto('/clients')
  await page.getByRole('tab', { name: 'Novo Cliente' }).click()
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.getByLabel('Data de nascimento', { exact: true }).fill('15/03/1988')
  await page.getByLabel('Telefone', { exact: true }).fill('(11) 98765-4321')
  await typePostalCode(page)
  await page.getByLabel('Número', { exact: true }).fill('1000')
  await page.getByLabel('Bairro', { exact: true }).fill('Bela Vista')
  await page.getByLabel('Cidade', { exact: true }).fill('São Paulo')
  await page.getByLabel('Estado', { exact: true }).fill('SP')
}

export async function saveClient(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
  await expect(page.getByText('Cliente cadastrado', { exact: true })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
}

/** @param digits the price as typed: digits are cents. */
export async function createProduct(page: Page, name: string, digits: string): Promise<void> {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Novo Produto' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome', { exact: true }).fill(name)
  await dialog.getByLabel('Preço', { exact: true }).pressSequentially(digits)
  await dialog.getByRole('button', { name: 'Cadastrar produto' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(name)).toBeVisible()
}

export interface QuoteLine {
  product: string
  quantity: string
  discount: string
}

/** @returns the total in the dialog when the quote was saved. */
export async function createQuote(page: Page, client: string, lines: readonly QuoteLine[]): Promise<string> {
  await page.goto('/quotes')
  await page.getByRole('button', { name: 'Novo Orçamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Orçamento' })
  await choose(page, dialog.getByLabel('Cliente', { exact: true }), client)
  for (const [index, line] of lines.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Adicionar item' }).click()
    await choose(page, dialog.getByLabel('Produto', { exact: true }).nth(index), line.product)
    await dialog.getByLabel('Quantidade', { exact: true }).nth(index).fill(line.quantity)
    if (line.discount !== '0')
      await giveDiscount(dialog.getByRole('group', { name: `Item ${index + 1}`, exact: true }), line.discount)
  }
  const total = await dialog.getByRole('status', { name: 'Total', exact: true }).innerText()
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(createdSheet(page)).toContainText(total)
  await createdSheet(page).getByText('Fechar', { exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return total
}

/** The sheet of a quote that has just been created. */
export const createdSheet = (page: Page) => page.getByRole('dialog', { name: /^Orçamento \d+ pronto$/ })

async function giveDiscount(item: Locator, discount: string): Promise<void> {
  // Folded on a phone.
  const opener = item.getByRole('button', { name: 'Desconto', exact: true })
  if (await opener.isVisible()) await opener.click()
  await item.getByLabel('Desconto (%)', { exact: true }).fill(discount)
}

async function choose(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name)
  await page.getByRole('option', { name }).click()
}

/** @param digits the amount as typed: digits are cents. The journey checks whether it was recorded. */
export async function addTransaction(
  page: Page,
  type: 'Entrada' | 'Saída',
  digits: string,
  description: string,
): Promise<void> {
  const form = page.getByRole('form', { name: `Nova ${type.toLowerCase()}` })
  if (!(await form.isVisible())) await page.getByRole('button', { name: type, exact: true }).click()
  await form.getByLabel('Valor', { exact: true }).pressSequentially(digits)
  await form.getByLabel('Descrição', { exact: true }).fill(description)
  await form.getByRole('button', { name: `Salvar ${type.toLowerCase()}` }).click()
}

/** The row of a list, or its card on a phone. */
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Presses PDF in the quote's row and returns the response to the new tab. */
export async function openPdf(page: Page, client: string): Promise<APIResponse> {
  const context = page.context()
  const [request] = await Promise.all([
    context.waitForEvent(
      'request',
      (request) => request.isNavigationRequest() && request.url().includes('/api/pdf/quote/'),
    ),
    context.waitForEvent('page'),
    rowOf(page, client).getByTitle('PDF').click(),
  ])
  // Headless Chromium downloads a PDF instead of showing it, so it is requested once more.
  return page.request.get(request.url())
}
