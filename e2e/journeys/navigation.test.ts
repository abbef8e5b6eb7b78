import type { Page } from 'playwright/test'
import { expect, test } from '../workshop.ts'

test.describe('the bar of a phone', { tag: '@phone' }, () => {
  test('the bar leads to the pages of every day and to the menu, and marks the open one', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Clientes', 'Orçamentos', 'Caixa'])
    for (const name of ['Clientes', 'Orçamentos', 'Caixa']) {
      await bar.getByRole('link', { name }).tap()
      await expect(page.getByRole('main', { name })).toBeVisible()
      await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    await bar.getByRole('button', { name: 'Mais' }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Produtos' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible()
    for (const part of await bar.locator('a, button').all()) {
      const { width, height } = (await part.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  test('nothing that has the focus is under the bar, the floating action or the header', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 600 })
    for (const path of ['/', '/clients', '/quotes', '/cash', '/account', '/caption-generator']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
      expect(await coveredByFocusing(page), path).toEqual([])
    }
    await page.goto('/clients')
    await page.getByRole('tab', { name: 'Novo Cliente' }).tap()
    await expect(page.getByLabel('Cidade', { exact: true })).toBeVisible()
    expect(await coveredByFocusing(page), 'new client').toEqual([])
  })

  test.describe('a visitor', () => {
    test.use({ storageState: { cookies: [], origins: [] } })

    test('a visitor has no bar', async ({ page }) => {
      await page.goto('/caption-generator')
      await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0)
    })
  })
})

/** Focuses each control of the page, as Tab does, and tells those whose middle something else covers. */
const coveredByFocusing = (page: Page) =>
  page.evaluate(() => {
    const covered: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, textarea, [tabindex="0"])',
    )) {
      if (control.offsetParent === null || (control as HTMLButtonElement).disabled) continue
      window.scrollTo(0, 0)
      control.focus()
      const { left, top, width, height } = control.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = control.getAttribute('aria-label') ?? control.textContent
      if (
        over?.closest('header, nav, [data-actions]') &&
        !over.closest('header, nav, [data-actions]')!.contains(control)
      )
        covered.push(`${name} under ${over.outerHTML.slice(0, 60)}`)
    }
    return covered
  })

test('on a laptop the links of the business are in line from 900 px on, the generators behind Conteúdo, and from 1200 px all are in line', async ({
  page,
}) => {
  await page.goto('/quotes')
  const nav = page.getByRole('navigation', { name: 'Navegação' })
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Clientes', 'Produtos', 'Orçamentos', 'Caixa'])
  await nav.getByRole('button', { name: 'Conteúdo' }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Gerador de Legendas',
    'Gerador de Stickers',
    'Imagens Fofinhas',
    'Fontes Fofinhas',
    'Ideias de Conteúdo',
  ])
  await menu.getByRole('menuitem', { name: 'Fontes Fofinhas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fontes Fofinhas' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900)
  await page.setViewportSize({ width: 1200, height: 700 })
  await expect(nav.getByRole('link')).toHaveCount(10)
  await expect(nav.getByRole('button', { name: 'Conteúdo' })).toBeHidden()
  expect(await nav.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await page.setViewportSize({ width: 899, height: 700 })
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible()
})
