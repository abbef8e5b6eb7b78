import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { register } from '../steps.ts'

test.skip(Boolean(process.env.BASE_URL), 'would lock out an address of the stack elsewhere for a quarter of an hour')

const TOO_MANY = 'Muitas tentativas. Tente novamente em alguns minutos.'

test('strangers who guess passwords are stopped, but the owner in her own browser is not', async ({
  browser,
  copy,
  person,
}) => {
  test.setTimeout(120_000)
  const open = async () => (await browser.newContext({ baseURL: copy.url, locale: 'pt-BR' })).newPage()
  const owner = await open()
  await register(owner, person)
  await owner.getByRole('button', { name: person.fullName }).click()
  await owner.getByRole('menuitem', { name: 'Sair' }).click()

  const stranger = await open()
  await stranger.goto('/auth')
  for (let index = 0; index < 9; index += 1) {
    const response = await stranger.request.post('/api/login', {
      data: { email: person.email, password: `errada${index}` },
    })
    expect(response.status()).toBe(401)
  }
  await signIn(stranger, person.email, 'errada-de-novo')
  await expect(stranger.getByRole('alert')).toHaveText(TOO_MANY)
  await signIn(stranger, person.email, person.password)
  await expect(stranger.getByRole('alert')).toHaveText(TOO_MANY)

  await signIn(owner, person.email, person.password)
  await expect(owner.getByRole('heading', { name: 'Gestão de Negócio', exact: true })).toBeVisible()
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
