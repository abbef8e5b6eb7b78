import type { Page } from 'playwright/test'
import { expect, test } from '../workshop.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('listitem')

/** Saves a product unchanged, which shows a toast. */
async function saveProduct(page: Page) {
  await page.goto('/products')
  await page.getByTitle('Editar').click()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toast(page)).toContainText('Produto atualizado')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function swipe(page: Page, distance: number) {
  const box = (await toast(page).boundingBox())!
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

test(
  'a toast is at most 420 px wide and goes away when swiped 50 px to the right',
  { tag: '@width' },
  async ({ page, isMobile }) => {
    await saveProduct(page)
    const area = (await page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('list').boundingBox())!
    expect(area.width).toBe(isMobile ? 390 : 420)
    await swipe(page, 45)
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
    await expect(toast(page)).toBeVisible()
    await swipe(page, 55)
    await expect(toast(page)).toHaveCount(0)
  },
)

test.describe('a toast with long words', { tag: '@width' }, () => {
  test.use({ injectedErrors: /502/ })

  test('a toast breaks long words instead of growing wider than the screen', async ({ page }) => {
    const error = `https://imagens.exemplo/${'abc123'.repeat(30)} e ${'maria'.repeat(40)}@exemplo.com.br`
    await page.route('**/api/caption/generate', (route) =>
      route.fulfill({ status: 502, json: { error, code: 'bad_gateway' } }),
    )
    await page.goto('/caption-generator')
    await page.getByLabel('Sobre o que é a postagem?').fill('bolsa de crochê')
    await page.getByRole('button', { name: 'Gerar Legenda' }).click()
    await expect(toast(page)).toContainText(error)
    const { left, right, cut } = await toast(page).evaluate((card) => {
      const parts = [card, ...card.querySelectorAll('*')]
      const { left, right } = card.getBoundingClientRect()
      return {
        left,
        right,
        cut: parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .map((part) => part.textContent),
      }
    })
    expect(cut).toEqual([])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(page.viewportSize()!.width)
    await expect(toast(page).getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 })
  })
})

/** The controls that a toast covers, or on a phone those that one needs next; or the elements of other kinds. */
const covered = (page: Page, others?: string) =>
  toast(page).evaluate((card, others) => {
    const box = card.getBoundingClientRect()
    const kinds =
      others ??
      (innerWidth < 600
        ? '[type=submit], [data-actions] *, [data-footer] *, .MuiDialogContent-root ~ *'
        : 'a[href], button, input, textarea, [tabindex="0"]')
    const controls = [...document.querySelectorAll(kinds)].filter(
      (control) => !card.closest('[role=region]')!.contains(control),
    )
    return controls
      .filter((control) => {
        const other = control.getBoundingClientRect()
        return (
          other.width > 0 &&
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom
        )
      })
      .map((control) => control.textContent || control.tagName)
  }, others)

test('a toast covers no control, even on the page that follows', { tag: '@width' }, async ({ page }) => {
  await page.goto('/caption-generator')
  await page.getByLabel('Sobre o que é a postagem?').fill('bolsa de crochê')
  await page.getByRole('button', { name: 'Gerar Legenda' }).click()
  await expect(toast(page)).toContainText('Legenda gerada com sucesso!')
  await expect.poll(() => covered(page)).toEqual([])
  await page.goto('/content-ideas-generator')
  await page.getByLabel('Seu nicho artesanal').fill('Crochê')
  await page.getByRole('radio', { name: /Bastidores/ }).check()
  await page.getByRole('button', { name: 'Gerar Ideia' }).click()
  await expect(page.getByRole('button', { name: 'Copiar texto' })).toBeVisible()
  await expect.poll(() => covered(page)).toEqual([])
})

test(
  'F8 reaches the toasts from an open dialog, and Escape leads back into it',
  { tag: '@width' },
  async ({ page }) => {
    await page.goto('/quotes')
    await page.getByRole('button', { name: 'Novo Orçamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo Orçamento' })
    await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
    await expect(page.getByText('O cliente é obrigatório.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(toast(page)).toContainText('Formulário inválido')
    // Roles come from the accessibility tree, where a toast hidden by the dialog would not be found.
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toast(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toast(page).getByRole('button', { name: 'Fechar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  },
)

test(
  'on a phone a toast stands above the bar and the floating action, and above the buttons of a form',
  { tag: '@phone' },
  async ({ page }) => {
    await saveProduct(page)
    const action = (await page.getByRole('button', { name: 'Novo Produto' }).boundingBox())!
    const box = (await toast(page).boundingBox())!
    expect(box.y).toBeGreaterThan(400)
    expect(box.y + box.height).toBeLessThanOrEqual(action.y)

    await page.goto('/quotes')
    await page.getByRole('button', { name: 'Novo Orçamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo Orçamento' })
    await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(toast(page)).toContainText('Formulário inválido')
    const [told, total] = [
      (await toast(page).boundingBox())!,
      (await dialog.getByText('Total', { exact: true }).boundingBox())!,
    ]
    expect(told.y).toBeGreaterThan(400)
    expect(told.y + told.height).toBeLessThanOrEqual(total.y)
  },
)

for (const height of [720, 800, 900]) {
  test(`on a laptop ${height} px high the toast of a sale covers no amount and no button`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height })
    await saveSale(page)
    await expect.poll(() => covered(page, '[data-figure], button')).toEqual([])
  })
}

test('on a phone the toast of a sale stands at the bottom, over no button', { tag: '@phone' }, async ({ page }) => {
  await saveSale(page)
  await expect.poll(() => covered(page)).toEqual([])
  const box = (await toast(page).boundingBox())!
  expect(box.y).toBeGreaterThan(400)
})

test(
  'on a phone the toast of a saved client goes when a field of the next form is touched',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/clients')
    await page.getByTitle('Editar').tap()
    await page.getByRole('button', { name: 'Salvar alterações' }).tap()
    await expect(toast(page)).toContainText('Cliente atualizado')
    await page.getByRole('tab', { name: 'Novo Cliente' }).tap()
    await expect(toast(page)).toBeVisible()
    await page.getByLabel('Nome', { exact: true }).tap()
    await expect(toast(page)).toHaveCount(0)
  },
)

/** Leaves the form open for the next one. */
async function saveSale(page: Page) {
  await page.goto('/cash')
  await page.getByRole('button', { name: 'Entrada', exact: true }).click()
  await page.getByLabel('Valor', { exact: true }).fill('1000')
  await page.getByLabel('Descrição').fill('Laço')
  await page.getByRole('button', { name: 'Salvar entrada' }).click()
  await expect(toast(page)).toContainText('Transação criada')
}
