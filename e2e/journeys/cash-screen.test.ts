import { today } from '@atelie/contract/dates'
import { exampleTransaction } from '@atelie/contract/examples/bodies'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { rowOf, signUp } from '../steps.ts'

const sum = (page: Page, label: string) => page.locator('dl > *').filter({ hasText: label }).locator('dd')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const boxOf = async (element: Locator) => (await element.boundingBox())!
const dayOf = (date: string) => date.split('-').reverse().slice(0, 2).join('/')

async function open(page: Page, entries: object[]) {
  for (const entry of entries)
    expect(
      (
        await page.request.post('/api/cash/transaction', { data: exampleTransaction({ date: today(), ...entry }) })
      ).status(),
    ).toBe(201)
  await page.goto('/cash')
  await expect(page.getByRole('slider')).toBeVisible()
}

test('the arrows beside the period change everything below, and the filters show it', async ({ page, person }) => {
  await signUp(page, person)
  await open(page, [{}, { date: '2024-02-29', amount: '10.00', description: 'Fita de cetim' }])
  await button(page, 'Filtros').click()
  await page.getByLabel('Data inicial', { exact: true }).fill('01/03/2024')
  await page.getByLabel('Data final', { exact: true }).fill('31/03/2024')
  await expect(page.getByText('Março 2024', { exact: true })).toBeVisible()
  await button(page, 'Período anterior').click()
  await expect(page.getByText('Fevereiro 2024', { exact: true })).toBeVisible()
  await expect(page.getByText('Fita de cetim')).toBeVisible()
  await expect(sum(page, 'Saldo')).toHaveText('R$ 10,00')
  await expect(page.getByLabel('Data final', { exact: true })).toHaveValue('29/02/2024')
})

test(
  'on a phone the sums take two lines, of which the balance has the first',
  { tag: '@phone' },
  async ({ page, person }) => {
    await signUp(page, person)
    await open(page, [{}, { type: 'expense', categoryId: 6, amount: '35.50' }])
    const [total, income, expense] = await Promise.all(
      ['Saldo', 'Entradas', 'Saídas'].map((label) => boxOf(page.locator('dl > *').filter({ hasText: label }))),
    )
    expect(income!.y).toBe(expense!.y)
    expect(income!.y).toBeGreaterThan(total!.y + total!.height)
    expect(expense!.x + expense!.width).toBeCloseTo(total!.x + total!.width)
    expect(expense!.y + expense!.height - total!.y).toBeLessThan(150)
  },
)

test(
  'on a phone the largest sums are whole, one below another if need be',
  { tag: '@phone' },
  async ({ page, person }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signUp(page, person)
    await open(page, [{ amount: '999999999.99' }, { type: 'expense', categoryId: 6, amount: '999999999.98' }])
    for (const label of ['Entradas', 'Saídas'])
      expect(await sum(page, label).evaluate(({ parentElement: card }) => card!.scrollWidth - card!.clientWidth)).toBe(
        0,
      )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)

test(
  'while the form is open on a phone nothing covers it, and its buttons close it',
  { tag: '@phone' },
  async ({ page, person }) => {
    await signUp(page, person)
    await open(page, [{}])
    await button(page, 'Saída').tap()
    const form = page.getByRole('form', { name: 'Nova saída' })
    await expect(form.getByLabel('Valor', { exact: true })).toBeFocused()
    await expect(page.locator('[data-actions]').filter({ hasText: 'Entrada' })).toHaveCount(0)
    const [head, amount, description] = await Promise.all([
      boxOf(form.getByRole('button', { name: 'Saída', exact: true })),
      boxOf(form.getByLabel('Valor', { exact: true })),
      boxOf(form.getByLabel('Descrição', { exact: true })),
    ])
    expect(head.y).toBeLessThan(amount.y)
    expect(amount.y).toBeLessThan(description.y)
    await form.getByRole('button', { name: 'Entrada', exact: true }).tap()
    await expect(page.getByRole('form', { name: 'Nova entrada' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('form')).toHaveCount(0)
    await expect(button(page, 'Entrada')).toBeFocused()
  },
)

test('a tap on the chart shows the values of a day', { tag: '@phone' }, async ({ page, person }) => {
  await signUp(page, person)
  await open(page, [{}, { type: 'expense', categoryId: 6, amount: '35.50' }])
  const days = Number(await page.getByRole('slider').getAttribute('max')) + 1
  const { width, height } = await boxOf(page.getByRole('slider'))
  const tap = (day: number) =>
    page.getByRole('slider').tap({ position: { x: ((day - 0.5) * width) / days, y: height / 2 } })
  const day = Number(today().slice(8))
  await tap(day)
  await expect(page.locator('[data-values]')).toHaveText(`${dayOf(today())}+R$ 89,90−R$ 35,50`)
  await tap(day === 1 ? 2 : 1)
  await expect(page.locator('[data-values]')).toContainText('sem movimento')
  await expect(page.getByText('Maior valor: R$ 89,90')).toBeVisible()
})

test('arrow keys go through the values of the chart', async ({ page, person }) => {
  await signUp(page, person)
  await open(page, [{}])
  await page.getByRole('slider').focus()
  await expect(page.locator('[data-values]')).toHaveText(`${dayOf(today())}+R$ 89,90`)
  await page.keyboard.press('Home')
  await expect(page.locator('[data-values]')).toContainText('01/')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^01\//)
})

test.describe('a balance that cannot be loaded', { tag: '@width' }, () => {
  test.use({ injectedErrors: /net::ERR_FAILED/ })

  test('a balance that cannot be loaded has the shape of its cards', async ({ page, person }) => {
    await signUp(page, person)
    await open(page, [{}])
    const place = await boxOf(page.locator('dl'))
    await page.route('**/api/cash/balance?*', (route) => route.abort())
    await page.reload()
    const alert = page.getByRole('alert').filter({ hasText: 'Erro ao buscar saldo' })
    await expect(alert).toBeVisible()
    const box = await boxOf(alert)
    expect([box.x, box.width, Math.round(box.height)]).toEqual([place.x, place.width, Math.round(place.height)])
  })
})

test('editing by a tap on a row leaves the focus on the page', { tag: '@phone' }, async ({ page, person }) => {
  await signUp(page, person)
  await open(page, [{}])
  await rowOf(page, 'Caneca vendida na feira').last().getByText('Caneca vendida na feira').tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descrição', { exact: true }).fill('Caneca azul')
  await dialog.getByRole('button', { name: 'Salvar alterações' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Caneca azul')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
