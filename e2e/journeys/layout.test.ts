import type { Locator, Page } from 'playwright/test'
import { pages, publicPages } from '../pages.ts'
import { expect, test } from '../workshop.ts'

const columns = (section: Locator) =>
  section
    .getByRole('link')
    .first()
    .evaluate(
      (card) =>
        getComputedStyle(card.closest('section')!.querySelector(':scope > div')!).gridTemplateColumns.split(' ').length,
    )

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )

test('home has two columns of cards on a phone, four from medium screens up, and two lines of description', async ({
  page,
}) => {
  await page.goto('/')
  const tools = page.getByRole('region', { name: 'Ferramentas Financeiras' })
  for (const [width, count] of [
    [390, 2],
    [899, 2],
    [900, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await columns(tools), `${width} px`).toBe(count)
  }
  const description = tools.getByText('Ideias de postagens para o seu nicho')
  const oneLine = (await description.boundingBox())!.height
  await description.evaluate((element) => {
    element.textContent += ', muitas palavras a mais'.repeat(20)
  })
  expect((await description.boundingBox())!.height).toBeLessThanOrEqual(oneLine * 2 + 1)
})

test('the menu is 260 px wide on a phone and 300 from small screens up', async ({ page }) => {
  await page.goto('/')
  for (const [width, expected] of [
    [390, 260],
    [600, 300],
    [899, 300],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect.poll(async () => await menu.boundingBox()).toMatchObject({ x: 0, width: expected })
    await expect(menu).toContainText('Olá, helena-')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

for (const [kind, fullName] of [
  ['one word', 'Marianna'.repeat(15)],
  ['many words', 'Ana Luz '.repeat(15).trim()],
] as const) {
  test(`a name of 120 letters in ${kind} is truncated in the header, whole in the menus, and never scrolls sideways`, async ({
    page,
    browser,
    baseURL,
    person,
  }) => {
    const email = `${'m'.repeat(64 - String(Date.now()).length)}${Date.now()}@${'exemplo'.repeat(7)}.com.br`
    // Without the shared session, which a registration would end.
    const visitor = await browser.newContext({ baseURL, locale: 'pt-BR', storageState: { cookies: [], origins: [] } })
    const api = visitor.request
    expect((await api.post('/api/register', { data: { ...person, fullName, email } })).status()).toBe(201)
    await page.context().addCookies((await visitor.storageState()).cookies)
    await page.goto('/')
    const button = page.getByRole('button', { name: fullName })
    expect((await button.boundingBox())!).toMatchObject({ height: 44 })
    expect((await button.boundingBox())!.width).toBeLessThanOrEqual(280)
    await expectNoSidewaysScroll(page)

    await button.click()
    const whole = page.getByRole('menu').getByText(fullName, { exact: true })
    expect(await whole.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 360, height: 700 })
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toContainText(`Olá, ${email.split('@')[0]}`)
    expect(await drawer.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await visitor.close()
  })
}

test('the header stays in view and marks the open page, and nothing scrolls sideways at 360 px', async ({ page }) => {
  await page.goto('/quotes')
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name, exact: true })
  const color = (name: string) => link(name).evaluate((element) => getComputedStyle(element).color)
  expect(await color('Orçamentos')).not.toBe(await color('Clientes'))
  await expect(link('Orçamentos')).toHaveAttribute('aria-current', 'page')

  await page.setViewportSize({ width: 360, height: 500 })
  for (const path of [...pages, ...publicPages]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
  await page.goto('/')
  await page.getByRole('region', { name: 'Ferramentas Financeiras' }).getByRole('link').last().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0)
})
