import { today } from '@atelie/contract/dates'
import { exampleClient, exampleProduct, exampleQuote, exampleTransaction } from '@atelie/contract/examples/bodies'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { overlapIn } from '../overlap.ts'

const COUNT = 24
const NAMES = ['Ana Beatriz Carvalho', 'Bruna', 'Conceição Aparecida dos Santos Figueiredo', 'Daniela Rocha']
const nameOf = (index: number) => `${NAMES[index % NAMES.length]} ${index}`

/** The day some days before today, YYYY-MM-DD. */
const daysAgo = (days: number) =>
  new Date(Date.parse(`${today()}T12:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

test.describe('lists on a phone', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, person }) => {
    const create = async (path: string, data: unknown): Promise<{ id: number }> => {
      const response = await page.request.post(path, { data })
      expect(response.ok(), `${path} ${response.status()}`).toBe(true)
      return await response.json()
    }
    await create('/api/register', person)
    const products = await Promise.all(
      Array.from({ length: COUNT }, () =>
        create(
          '/api/products',
          exampleProduct({ name: 'Bolsa de crochê com alça de couro sintético e forro estampado' }),
        ),
      ),
    )
    const productId = products[0]!.id
    await Promise.all(
      Array.from({ length: COUNT }, async (_, index) => {
        const { id: clientId } = await create('/api/clients', exampleClient({ name: nameOf(index) }))
        await create(
          '/api/quotes',
          exampleQuote({ clientId, validUntil: '2030-12-12' }, [{ productId, unitPrice: 123_456.78 }]),
        )
        await create(
          '/api/cash/transaction',
          exampleTransaction({
            date: daysAgo(index % 3),
            amount: '12345.67',
            notes: 'Pago no Pix\nna feira de sábado, em duas vezes',
          }),
        )
      }),
    )
  })

  test('whole rows fit on the screen: six quotes, eight clients', async ({ page }) => {
    for (const [path, tallest, atLeast] of [
      ['/quotes', 104, 6],
      ['/clients', 84, 8],
      ['/products', 76, 8],
      ['/cash', 80, 7],
    ] as const) {
      await page.goto(path)
      const rows = page.locator('tr[data-phone]')
      await expect(rows.first()).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 500))
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights), path).toBeLessThanOrEqual(tallest)
      expect(await countWhole(page, rows), path).toBeGreaterThanOrEqual(atLeast)
      expect(await rows.first().evaluate(overlapIn), path).toBeLessThanOrEqual(1)
      for (const action of await rows.first().getByRole('button').or(rows.first().getByRole('link')).all()) {
        const { width, height } = (await action.boundingBox())!
        expect(Math.min(width, height), path).toBeGreaterThanOrEqual(44)
      }
    }
  })

  test('a client is called from the list', async ({ page }) => {
    await page.goto('/clients')
    const call = page.locator('tr[data-phone]').first().getByRole('link', { name: '(11) 98765-4321' })
    await expect(call).toHaveAttribute('href', 'tel:+5511987654321')
    // A tap outside the number still opens the client.
    await page.locator('tr[data-phone]').first().getByText(nameOf(0)).tap()
    await expect(page.getByRole('tab', { name: 'Editar Cliente' })).toBeVisible()
  })

  test('at 360 px no phone, date or total is cut', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    for (const [path, texts] of [
      ['/quotes', ['R$ 123.456,78', 'vale até 12/12/2030']],
      ['/clients', ['(11) 98765-4321', '01/05/1990']],
      ['/cash', ['R$ 12.345,67']],
    ] as const) {
      await page.goto(path)
      const row = page.locator('tr[data-phone]').first()
      await expect(row).toBeVisible()
      for (const text of texts) expect(await isWhole(row.getByText(text).last()), `${path} ${text}`).toBe(true)
    }
  })

  test('a tap on a row opens it, its columns keep their names for screen readers, and the day of an entry stays in view', async ({
    page,
  }) => {
    await page.goto('/quotes')
    const row = page.getByRole('row').filter({ hasText: nameOf(COUNT - 1) })
    await expect(row.getByRole('cell').first()).toContainText(
      /Cliente: .*Total: R\$ .*Número: nº \d.*Data: \d\d\/\d\d.*Validade: vale até .*Status: Rascunho/,
    )
    await row.getByText(nameOf(COUNT - 1)).tap()
    await expect(page.getByRole('dialog', { name: 'Editar Orçamento' })).toBeVisible()

    await page.goto('/cash')
    await expect(page.getByRole('rowheader', { name: 'Hoje' })).toBeVisible()
    const yesterday = page.getByRole('rowheader', { name: 'Ontem' })
    await yesterday.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + 200))
    const header = (await page.getByRole('banner').boundingBox())!
    await expect
      .poll(async () => (await yesterday.locator('..').boundingBox())!.y)
      .toBeCloseTo(header.y + header.height, 0)
  })
})

/** How many rows are whole between the header and what stands at the bottom of the screen. */
async function countWhole(page: Page, rows: Locator): Promise<number> {
  const top = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  const { y: bottom } = (await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox())!
  const places = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map((box) => [box.top, box.bottom] as const),
  )
  return places.filter(([start, end]) => start >= top && end <= bottom).length
}

/** Whether nothing of a text is cut off by what it is in. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const own = range.getBoundingClientRect()
    for (let box: Element | null = element; box && box.tagName !== 'TR'; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const clip = box.getBoundingClientRect()
      if (own.right > clip.right + 0.5 || own.left < clip.left - 0.5 || own.bottom > clip.bottom + 1) return false
    }
    return own.right <= document.documentElement.clientWidth
  })
