import { tabTo } from '../keyboard.ts'
import { expect, test } from '../workshop.ts'

test.use({
  storageState: { cookies: [], origins: [] },
  injectedErrors: /^Erro ao criar conta:|409 \((Conflict)?\)|net::ERR_FAILED/,
})

test('after a refused registration the focus is where it can be corrected', async ({ page, workshop: { person } }) => {
  const { keyboard } = page
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Criar Conta' }).click()
  await tabTo(field('Nome completo'))
  const typed = {
    'Nome completo': person.fullName,
    Email: person.email,
    Senha: 'segredo1',
    'Confirmar senha': 'segredo1',
  }
  for (const [label, text] of Object.entries(typed)) {
    if (label !== 'Nome completo') await tabTo(field(label))
    await keyboard.type(text)
  }
  const button = page.getByRole('button', { name: 'Criar Conta', exact: true })
  await page.route('**/api/register', (route) => route.abort(), { times: 1 })
  await tabTo(button)
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Sem conexão com o Ateliê.')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(button).toBeFocused()

  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Este email já está em uso.')
  await expect(field('Email')).toBeFocused()
})

test(
  'a person gets from the skip link to the sign-out with the keyboard alone',
  { tag: '@width' },
  async ({ page, workshop: { person }, isMobile }) => {
    const { keyboard } = page
    const link = (name: string) => page.getByRole('link', { name, exact: true })

    await page.goto('/')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('tab', { name: 'Entrar' })).toBeVisible()
    await tabTo(link('Ir para o conteúdo'))
    await expect(link('Ir para o conteúdo')).toBeInViewport({ ratio: 1 })
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    await tabTo(page.getByRole('tab', { name: 'Entrar' }))
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Criar Conta' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByLabel('Nome completo')).toBeVisible()
    await keyboard.press('ArrowLeft')
    await keyboard.press('Enter')

    await tabTo(page.getByLabel('Email', { exact: true }))
    await keyboard.type(person.email)
    await tabTo(page.getByLabel('Senha', { exact: true }))
    await keyboard.type('senha errada')
    await tabTo(page.getByRole('button', { name: 'Mostrar senha' }))
    await keyboard.press('Space')
    await tabTo(page.getByLabel('Senha', { exact: true }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Email ou senha inválidos.')
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
    const button = page.getByRole('button', { name: 'Entrar', exact: true })
    await tabTo(button)
    const refused = page.waitForResponse('**/api/login')
    await keyboard.press('Enter')
    await refused
    await expect(page.getByRole('alert')).toHaveText('Email ou senha inválidos.')
    await expect(button).toBeFocused()

    await tabTo(page.getByLabel('Senha', { exact: true }), 'Shift+Tab')
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(person.password)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Gestão de Negócio' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()

    const pages = {
      Clientes: 'Gerenciamento de Clientes',
      Produtos: 'Produtos',
      Orçamentos: 'Orçamentos',
      Caixa: 'Controle de Caixa',
      'Ideias de Conteúdo': 'Ideias de Conteúdo',
    }
    const menuButton = page.getByRole('button', { name: 'Abrir menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const [name, heading] of Object.entries(pages)) {
      if (isMobile) {
        await tabTo(menuButton, 'Shift+Tab')
        await keyboard.press('Enter')
        await expect(drawer).toBeVisible()
        await tabTo(drawer.getByRole('link', { name, exact: true }))
      } else {
        await tabTo(
          page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name, exact: true }),
          'Shift+Tab',
        )
      }
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
      await expect(drawer).toBeHidden()
    }

    if (isMobile) {
      await tabTo(menuButton, 'Shift+Tab')
      await keyboard.press('Enter')
      await keyboard.press('Tab')
      await expect(drawer.locator(':focus')).toHaveCount(1)
      await keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(menuButton).toBeFocused()
      await keyboard.press('Enter')
      await tabTo(drawer.getByRole('button', { name: 'Sair' }))
    } else {
      const userMenu = page.getByRole('button', { name: person.fullName })
      await tabTo(userMenu, 'Shift+Tab')
      await keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Minha Conta' })).toBeFocused()
      await keyboard.press('Escape')
      await expect(userMenu).toBeFocused()
      await keyboard.press('Enter')
      await keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Perfil' })).toBeFocused()
      await keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused()
    }
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test.describe('the cash screen', () => {
  test.use({ storageState: ({ workshop }, use) => use(workshop.session) })

  test('an expense is recorded, filtered and corrected with the keyboard alone', async ({ page }) => {
    const { keyboard } = page
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto('/cash')
    await expect(button('Saída')).toBeVisible()
    await tabTo(button('Saída'))
    await keyboard.press('Enter')
    await expect(field('Valor')).toBeFocused()
    await keyboard.type('1250')
    await tabTo(field('Descrição'))
    await keyboard.type('Fita pelo teclado')
    await keyboard.press('Enter')
    await expect(page.getByText('Transação criada com sucesso.', { exact: true })).toBeVisible()
    await expect(field('Valor')).toBeFocused()
    await tabTo(button('Cancelar'))
    await keyboard.press('Enter')
    await expect(page.getByRole('form')).toBeHidden()
    await expect(button('Saída')).toBeFocused()

    await tabTo(button('Filtros'))
    await keyboard.press('Enter')
    await tabTo(button('Hoje'))
    await keyboard.press('Space')
    await expect(button('Hoje')).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page.getByPlaceholder('Buscar por descrição...'))
    await keyboard.type('fita pelo')
    const edit = page.getByRole('row').filter({ hasText: 'Fita pelo teclado' }).last().getByTitle('Editar')
    await expect(page.getByTitle('Editar')).toHaveCount(1)
    await tabTo(edit)
    await keyboard.press('Enter')
    await tabTo(page.getByRole('dialog').getByLabel('Descrição', { exact: true }))
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('Fita pelo lado certo')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(
      page.getByRole('row').filter({ hasText: 'Fita pelo lado certo' }).last().getByTitle('Editar'),
    ).toBeFocused()
  })
})
