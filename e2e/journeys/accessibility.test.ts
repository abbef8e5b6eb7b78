import type { Page } from 'playwright/test'
import { expectAccessible } from '../axe.ts'
import { pages, publicPages } from '../pages.ts'
import { expect, test } from '../workshop.ts'

test.use({ injectedErrors: /net::ERR_INTERNET_DISCONNECTED/ })

// Pages, menus and dialogs differ in their parts between the widths; forms have the same, and are tried on a phone.

/** A page that is linked but not in the lists would not be tested. */
async function expectKnownLinks(page: Page): Promise<void> {
  const links = page
    .locator('header, [role=menu], [role=dialog]')
    .getByRole('link', { includeHidden: true })
    .or(page.getByRole('menuitem').and(page.locator('[href]')))
  const paths = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  expect(paths.length).toBeGreaterThan(publicPages.length - 1)
  expect([...pages, ...publicPages, '/auth']).toEqual(expect.arrayContaining(paths))
}

async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
  await expectAccessible(page, path)
}

test.describe('a visitor', { tag: '@width' }, () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('a visitor finds accessible pages', async ({ page }) => {
    for (const path of publicPages) await visit(page, path)
    await page.goto('/caption-generator')
    await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible()
    await expectKnownLinks(page)
  })

  test('a visitor finds accessible captions, with errors and as a result', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/caption-generator')
    await page.getByRole('button', { name: 'Gerar Legenda' }).click()
    await expect(page.getByText('O tópico deve ter pelo menos 3 caracteres')).toBeVisible()
    await expectAccessible(page, 'caption with errors')
    await page.getByLabel('Sobre o que é a postagem?').fill('bolsa de crochê')
    await page.getByRole('button', { name: 'Gerar Legenda' }).click()
    await page.getByRole('region', { name: 'Hashtags sugeridas' }).getByRole('button').first().click()
    await expectAccessible(page, 'caption with a toast')
  })

  test('a visitor finds accessible prompts', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/cute-font-generator')
    await page.getByRole('button', { name: 'Gerar prompt' }).click()
    await expect(page.getByText('O texto é obrigatório')).toBeVisible()
    await expectAccessible(page, 'font with errors')
    await page.getByRole('button', { name: 'Nome simples' }).click()
    await page.getByRole('button', { name: 'Gerar prompt' }).click()
    await expect(page.getByLabel('Seu prompt')).toBeVisible()
    await expectAccessible(page, 'prompt')
  })

  test('a visitor finds accessible ideas, with errors and as a result', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/content-ideas-generator')
    await page.getByRole('button', { name: 'Gerar Ideia' }).click()
    await expect(page.getByText('Selecione o objetivo do conteúdo')).toBeVisible()
    await expectAccessible(page, 'ideas with errors')
    await page.getByLabel('Seu nicho artesanal').fill('Crochê')
    await page.getByRole('radio', { name: /Dica/ }).check()
    await page.getByRole('button', { name: 'Gerar Ideia' }).click()
    await page.getByRole('button', { name: 'Favoritar' }).click()
    await expectAccessible(page, 'idea')
    await page.getByRole('tab', { name: 'Criar' }).click()
    await expect(page.getByRole('button', { name: 'Editar nicho' })).toBeVisible()
    await expectAccessible(page, 'saved niche')
  })

  test('a visitor finds an accessible sign-in, even with errors', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/auth')
    const eye = (await page.getByRole('button', { name: 'Mostrar senha' }).boundingBox())!
    expect(Math.min(eye.width, eye.height)).toBeGreaterThanOrEqual(44)
    await page.getByRole('tab', { name: 'Criar Conta' }).click()
    await page.getByRole('button', { name: 'Criar Conta' }).click()
    await expect(page.getByText('Nome completo é obrigatório')).toBeVisible()
    await expectAccessible(page, 'registration with errors')
  })
})

test.describe('a signed-in person', { tag: '@width' }, () => {
  test('a signed-in person finds accessible pages', async ({ page }) => {
    // Only this one of the public pages differs from what a visitor gets.
    for (const path of [...pages, '/content-ideas-generator']) await visit(page, path)
  })

  test('with reduced motion, a change of colours takes effect at once', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const transitions = await page.evaluate(() => {
      document.body.style.color = 'rgb(1, 2, 3)'
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
    })
    expect(transitions).toBe(0)
  })

  test('a signed-in person finds accessible menus', async ({ page, isMobile }) => {
    await page.goto('/')
    await page.getByRole('button', { name: isMobile ? 'Abrir menu' : 'Helena Prado' }).click()
    await expect(isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('menu')).toBeVisible()
    await expectAccessible(page, 'menu')
    await expectKnownLinks(page)
  })

  test('a signed-in person finds accessible client forms and deletion', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/clients')
    await page.getByTitle('Editar').click()
    await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
    await expectAccessible(page, 'edited client')
    await page.getByRole('tab', { name: 'Novo Cliente' }).click()
    await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
    await expect(page.getByText('O nome é obrigatório')).toBeVisible()
    await expectAccessible(page, 'new client with errors')
    await page.getByRole('tab', { name: 'Lista de Clientes' }).click()
    await page.getByTitle('Excluir').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'deletion')
  })

  test('a signed-in person finds an accessible product form and toast', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/products')
    await page.getByTitle('Editar').click()
    await page.getByLabel('Unidade').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page, 'product with its list open')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Produto atualizado', { exact: true })).toBeVisible()
    await expectAccessible(page, 'toast')
  })

  test('a signed-in person finds an accessible form for Pix, with errors', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/account')
    await page.getByRole('button', { name: 'Cadastrar chave Pix' }).click()
    await page.getByRole('combobox', { name: 'Tipo da chave' }).click()
    await page.getByRole('option', { name: 'CPF' }).click()
    await page.getByRole('button', { name: 'Salvar Pix' }).click()
    await expect(page.getByText('Informe a chave Pix.')).toBeVisible()
    await expectAccessible(page, 'Pix with errors and a warning')
  })

  test('a signed-in person finds an accessible quote form', async ({ page }) => {
    await page.goto('/quotes')
    await page.getByRole('button', { name: 'Novo Orçamento' }).click()
    await page.getByLabel('Cliente', { exact: true }).click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page, 'quote with its list open')
    await page.getByRole('option').click()
    await page.getByRole('button', { name: 'Criar', exact: true }).click()
    await expect(page.getByText('O produto é obrigatório.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('Formulário inválido', { exact: true })).toBeVisible()
    await expectAccessible(page, 'quote with errors and a toast')
  })

  test('a signed-in person finds an accessible cash screen, with filters, forms and an outage', async ({
    page,
    context,
  }) => {
    await page.goto('/cash')
    await expect(page.getByRole('img', { name: 'Entradas e saídas por dia' })).toBeVisible()
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByRole('button', { name: 'Saída', exact: true }).click()
    await page.getByRole('button', { name: 'Salvar saída' }).click()
    await expect(page.getByText('Descrição é obrigatória')).toBeVisible()
    await expectAccessible(page, 'cash with its filters and a form with errors')
    await page.getByTitle('Editar').click()
    await page.getByRole('dialog').getByLabel('Categoria').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page, 'edited transaction with its list open')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cancelar' }).last().click()
    await context.setOffline(true)
    await expect(page.getByText('Os dados podem estar desatualizados', { exact: false })).toBeVisible()
    await expectAccessible(page, 'cash without a network')
    await context.setOffline(false)
  })
})
