import { countNewAnswers } from '@atelie/contract/quote-events'
import { currentUser, logout, type User } from '@atelie/contract/users'
import { fakeApi, later, renderApp, testUser } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { appRoutes } from '../../app/routes.tsx'
import { isNavigationAllowed } from './navigation-guard.ts'
import { generatorRoutes } from './route-registry.tsx'

vi.mock('../../remotes/remote-pages.ts', () => ({
  remotePage: (_: string, path: string) => () => <h1>Page of {path}</h1>,
  forgetRemote: () => {},
}))

describe('the guard', () => {
  const origin = 'https://atelie.example'
  it.each([
    ['/', true, true],
    ['/clients?q=1#top', true, true],
    ['/account', true, true],
    ['/content-ideas-generator', true, false],
    ['/nowhere', false, false],
    ['/clients/1', false, false],
    ['/api/pdf/quote/1', true, true],
    ['https://wa.me/5511', true, true],
  ])('the guard decides about %s', (href, withIdeas, without) => {
    expect(isNavigationAllowed(href, origin, { contentIdeasInNavigation: true })).toBe(withIdeas)
    expect(isNavigationAllowed(href, origin, { contentIdeasInNavigation: false })).toBe(without)
  })

  it('the guard cancels a click with a warning', async () => {
    fakeApi({ user: null })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, router } = renderApp(appRoutes, {
      path: '/caption-generator',
      config: { contentIdeasInNavigation: false },
    })
    await user.click(await screen.findByRole('link', { name: 'Ideias de Conteúdo' }))
    expect(router.state.location.pathname).toBe('/caption-generator')
    expect(warn).toHaveBeenCalledWith(expect.any(String), '/content-ideas-generator')
  })

  it('a cancelled click leaves the drawer open', async () => {
    fakeApi({ user: null })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = renderApp(appRoutes, { path: '/caption-generator', config: { contentIdeasInNavigation: false } })
    await user.click(await screen.findByRole('button', { name: 'Abrir menu' }))
    const link = within(await screen.findByRole('dialog', { name: 'Navegação' })).getByRole('link', {
      name: 'Ideias de Conteúdo',
    })
    await user.click(link)
    // A closing drawer would return the focus at once.
    expect(link).toHaveFocus()
  })

  it('the guard ignores the skip link, even on an unknown page', async () => {
    fakeApi({ user: null })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = renderApp(appRoutes, { path: '/nowhere' })
    await user.click(await screen.findByRole('link', { name: 'Ir para o conteúdo' }))
    expect(location.hash).toBe('#content')
    expect(warn).not.toHaveBeenCalled()
  })

  it('the guard lets a click through if the installation allows it', async () => {
    fakeApi({ user: null })
    const { user } = renderApp(appRoutes, { path: '/caption-generator' })
    await user.click(await screen.findByRole('link', { name: 'Ideias de Conteúdo' }))
    expect(await screen.findByRole('heading', { name: 'Page of /content-ideas-generator' })).toBeVisible()
  })
})

it('after a link the focus is on the new page, and the title is its name', async () => {
  fakeApi({ user: null })
  const { user } = renderApp(appRoutes, { path: '/caption-generator' })
  const link = await screen.findByRole('link', { name: 'Fontes Fofinhas' })
  expect(document.body).toHaveFocus()
  await user.click(link)
  expect(await screen.findByRole('main', { name: 'Fontes Fofinhas' })).toHaveFocus()
  expect(document.title).toBe('Fontes Fofinhas · Ateliê')
})

it.each([
  ['/', 'Home'],
  ['/account', 'Minha Conta'],
  ['/nowhere', 'Página não encontrada'],
])('the page at %s has a name', async (path, name) => {
  fakeApi()
  renderApp(appRoutes, { path })
  expect(await screen.findByRole('main', { name })).toBeVisible()
  expect(document.title).toBe(`${name} · Ateliê`)
})

describe('the header', () => {
  it('the header shows visitors the free tools only', async () => {
    fakeApi({ user: null })
    renderApp(appRoutes, { path: '/caption-generator' })
    const nav = await screen.findByRole('navigation', { name: 'Navegação' })
    expect(within(nav).getAllByRole('link')).toHaveLength(generatorRoutes.length)
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth')
    expect(within(nav).getByRole('link', { name: 'Gerador de Legendas' })).toHaveAttribute('aria-current', 'page')
  })

  it("until it is known who is signed in, the header on a free tool shows neither visitors' nor people's parts", async () => {
    const response = later<User>()
    fakeApi().reply(currentUser, () => response.promise)
    renderApp(appRoutes, { path: '/caption-generator' })
    const banner = await screen.findByRole('banner')
    expect(within(banner).queryByRole('link', { name: 'Entrar' })).toBeNull()
    expect(within(banner).queryByRole('navigation')).toBeNull()
    response.resolve(testUser)
    expect(await within(banner).findByRole('link', { name: 'Clientes' })).toBeVisible()
    expect(within(banner).getByRole('link', { name: 'Fontes Fofinhas' })).toBeVisible()
  })

  it('the free tools stay reachable while the session cannot be read', async () => {
    fakeApi().fail(currentUser, 'unavailable')
    renderApp(appRoutes, { path: '/caption-generator' })
    const nav = await screen.findByRole('navigation', { name: 'Navegação' })
    expect(within(nav).getAllByRole('link')).toHaveLength(generatorRoutes.length)
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
  })

  it.each(['/auth', '/nowhere'])('the header is hidden from visitors at %s', async (path) => {
    fakeApi({ user: null })
    renderApp(appRoutes, { path })
    await screen.findAllByRole('heading', { level: 1 })
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it("the visitor's drawer is called Navegação", async () => {
    fakeApi({ user: null })
    const { user } = renderApp(appRoutes, { path: '/caption-generator' })
    await user.click(await screen.findByRole('button', { name: 'Abrir menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Navegação' })
    expect(within(drawer).getAllByRole('link')).toHaveLength(generatorRoutes.length)
    expect(drawer).not.toHaveTextContent('Olá')
    expect(within(drawer).queryByText('Sair')).toBeNull()
  })

  it.each([
    [{ fullName: 'Ana Souza', username: 'ana' }, 'Ana Souza'],
    [{ fullName: '', username: 'ana' }, 'ana'],
    [{ fullName: '', username: null }, 'ana@example.com'],
  ])('the header calls %j %s', async (names, displayed) => {
    fakeApi({ user: { email: 'ana@example.com', ...names } })
    renderApp(appRoutes)
    expect(await screen.findByRole('button', { name: displayed })).toBeVisible()
  })

  it('the header has a user menu with Sair', async () => {
    const api = fakeApi().reply(logout, undefined)
    const { user } = renderApp(appRoutes)
    await user.click(await screen.findByRole('button', { name: 'Ana Souza' }))
    expect(await screen.findByRole('menuitem', { name: 'Minha Conta' })).toHaveAttribute('href', '/account')
    expect(screen.getByRole('menuitem', { name: 'Perfil' })).toHaveAttribute('href', '/account')
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }))
    expect(await screen.findByRole('tab', { name: 'Entrar' })).toBeVisible()
    expect(api.calls(logout)).toHaveLength(1)
  })

  it('small screens have a drawer with a greeting', async () => {
    fakeApi()
    const { user } = renderApp(appRoutes)
    await user.click(await screen.findByRole('button', { name: 'Abrir menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(drawer).toHaveTextContent('Olá, ana')
    expect(
      within(drawer)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Home',
      'Clientes',
      'Produtos',
      'Orçamentos',
      'Caixa',
      'Gerador de Legendas',
      'Gerador de Stickers',
      'Imagens Fofinhas',
      'Fontes Fofinhas',
      'Ideias de Conteúdo',
      'Perfil',
    ])
    await user.click(within(drawer).getByRole('link', { name: 'Perfil' }))
    expect(await screen.findByRole('heading', { name: 'Page of /account' })).toBeVisible()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})

describe('new answers', () => {
  const links = () => screen.getAllByRole('link', { name: 'Orçamentos' })

  it('the link of quotes keeps its name and says how many answers are new, asked on each page', async () => {
    let count = 0
    const api = fakeApi().reply(countNewAnswers, () => ({ count }))
    const { user } = renderApp(appRoutes, { path: '/clients' })
    await screen.findByRole('heading', { name: 'Page of /clients' })
    await expect.poll(() => api.calls(countNewAnswers).length).toBe(1)
    for (const link of links()) expect(link).toHaveAccessibleDescription('')
    count = 2
    await user.click(screen.getAllByRole('link', { name: 'Caixa' })[0]!)
    await expect.poll(() => links()[0]).toHaveAccessibleDescription('2 novas respostas')
    for (const link of links()) expect(link).toHaveTextContent('Orçamentos2')
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByRole('link', { name: 'Orçamentos' })).toHaveAccessibleDescription('2 novas respostas')
    expect(api.calls(countNewAnswers)).toHaveLength(2)
  })

  it('a failure is not shown, and leaves what was known', async () => {
    const api = fakeApi().reply(countNewAnswers, { count: 1 })
    const { user } = renderApp(appRoutes, { path: '/clients' })
    await expect
      .poll(() => screen.queryAllByRole('link', { name: 'Orçamentos' })[0])
      .toHaveAccessibleDescription('1 nova resposta')
    api.fail(countNewAnswers, 'unavailable')
    await user.click(screen.getAllByRole('link', { name: 'Caixa' })[0]!)
    await expect.poll(() => api.calls(countNewAnswers).length).toBe(2)
    expect(links()[0]).toHaveAccessibleDescription('1 nova resposta')
    expect(screen.queryByText('Erro')).toBeNull()
  })

  it('visitors are not asked about', async () => {
    const api = fakeApi({ user: null })
    renderApp(appRoutes, { path: '/caption-generator' })
    await screen.findByRole('heading', { name: 'Page of /caption-generator' })
    expect(api.calls(countNewAnswers)).toEqual([])
  })
})
