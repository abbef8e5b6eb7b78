import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../workshop.ts'

interface Part {
  what: string
  path: string
  /** Leads to the control. */
  before?: (page: Page) => Promise<void>
  control: (page: Page) => Locator
  opened: (page: Page) => Locator
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })

const PARTS: Part[] = [
  { what: 'the form of a quote', path: '/quotes', control: button('Novo Orçamento'), opened: dialog('Novo Orçamento') },
  {
    what: 'the form of an entry',
    path: '/cash',
    control: button('Entrada'),
    opened: (page) => page.getByRole('form', { name: 'Nova entrada' }),
  },
  {
    what: 'the filters of cash',
    path: '/cash',
    control: button('Filtros'),
    opened: (page) => page.getByRole('region', { name: 'Filtros' }),
  },
  { what: 'the menu', path: '/', control: button('Abrir menu'), opened: dialog('Menu') },
  {
    what: 'the import of a spreadsheet',
    path: '/products',
    before: (page) => button('Mais ações')(page).tap(),
    control: (page) => page.getByRole('menuitem', { name: 'Importar planilha (CSV)' }),
    opened: dialog('Importar planilha'),
  },
]

for (const { what, path, before, control, opened } of PARTS) {
  test(
    `${what} answers a tap while its file is still on the way, and a second tap does not take it back`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
      await before?.(page)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.js', async (route) => {
        await held
        await route.continue()
      })
      await expect(control(page)).toBeEnabled()
      await control(page).tap()
      const sign = page.getByRole('status').filter({ hasText: 'Abrindo...' })
      await expect(sign).toBeVisible()
      await expect(page.locator('button[aria-busy=true]')).toBeInViewport({ ratio: 1 })
      await expect(opened(page)).toHaveCount(0)
      if (await control(page).isVisible()) await control(page).tap()
      await expect(sign).toBeVisible()
      release()
      await expect(opened(page)).toBeVisible()
      await expect(sign).toHaveCount(0)
      await expect(page.locator('button[aria-busy=true]')).toHaveCount(0)
    },
  )
}
