import type { Page } from 'playwright/test'
import { createdSheet } from '../steps.ts'
import { expect, test, type Workshop } from '../workshop.ts'

const sentence = 'Sua sessão terminou. Entre de novo para continuar. O que você digitou está guardado.'

async function signIn(page: Page, { email, password }: Workshop['person']) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a session that ends in the middle of a quote costs only a sign-in', async ({ page, workshop: { person } }) => {
  page.on('dialog', () => {
    throw new Error('no question should be asked')
  })
  await page.goto('/quotes?from=home')
  await page.getByRole('button', { name: 'Novo Orçamento' }).click()
  const dialog = page.getByRole('dialog')
  for (const label of ['Cliente', 'Produto']) {
    await dialog.getByLabel(label, { exact: true }).click()
    await page.getByRole('option').click()
  }
  await dialog.getByLabel('Quantidade', { exact: true }).fill('2,5')
  await dialog.getByLabel('Observações', { exact: true }).fill('Entregar com laço de fita')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()

  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toContain('laço')
  await signIn(page, person)
  await expect(dialog.getByLabel('Observações', { exact: true })).toHaveValue('Entregar com laço de fita')
  await expect(page).toHaveURL(/\/quotes\?from=home$/)
  await expect(dialog.getByRole('status', { name: 'Total', exact: true })).toHaveText('R$ 224,75')
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(createdSheet(page)).toContainText('R$ 224,75')
})

test.describe('a sign-out that the server does not hear of', () => {
  test.use({ storageState: { cookies: [], origins: [] }, injectedErrors: /^Erro ao fazer logout:|net::ERR_FAILED/ })

  test('a sign-out without a connection leaves no one signed in, even after a reload, and is delivered later', async ({
    page,
    workshop: { person },
  }) => {
    await page.goto('/clients')
    await signIn(page, person)
    await expect(page.getByText('Ana Beatriz Nogueira')).toBeVisible()
    await page.route('**/api/logout', (route) => route.abort())
    await page.getByRole('button', { name: person.fullName }).click()
    await page.getByText('Sair', { exact: true }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    await page.goto('/clients')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()

    await page.unroute('**/api/logout')
    const delivered = page.waitForResponse('**/api/logout')
    await page.reload()
    expect((await delivered).status()).toBe(204)
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})

test.describe('another tab', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('after a sign-out the next person starts on the home page, in another tab too', async ({
    page,
    context,
    workshop: { person },
  }) => {
    await page.goto('/clients?aba=lista#topo')
    await signIn(page, person)
    await expect(page).toHaveURL(/\/clients\?aba=lista#topo$/)
    const other = await context.newPage()
    await other.goto('/products?pagina=2')
    await expect(other.getByText('Caneca pintada à mão')).toBeVisible()

    await page.getByRole('button', { name: person.fullName }).click()
    await page.getByText('Sair', { exact: true }).click()
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/auth$/)
      await expect(tab.getByLabel('Email', { exact: true })).toBeVisible()
      expect(await tab.evaluate(() => JSON.stringify(history.state))).not.toContain('from')
    }
    await signIn(page, person)
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(new URL('/', tab.url()).href)
      await expect(tab.getByRole('heading', { name: 'Gestão de Negócio', exact: true })).toBeVisible()
    }
  })

  test(
    'another tab follows a sign-in and a sign-out at once',
    { tag: '@two-of-each' },
    async ({ page, context, workshop: { person } }) => {
      await page.goto('/clients')
      const other = await context.newPage()
      await other.goto('/products')
      await expect(other.getByRole('tab', { name: 'Entrar' })).toBeVisible()
      await signIn(page, person)
      await expect(page.getByText('Ana Beatriz Nogueira')).toBeVisible()
      await expect(other.getByText('Caneca pintada à mão')).toBeVisible()

      await other.getByRole('button', { name: person.fullName }).click()
      await other.getByText('Sair', { exact: true }).click()
      await expect(other).toHaveURL(/\/auth$/)
      await expect(page).toHaveURL(/\/auth$/)
      await expect(page.getByText('Ana Beatriz Nogueira')).toHaveCount(0)
      await expect(page.getByText(sentence)).toHaveCount(0)
    },
  )
})
