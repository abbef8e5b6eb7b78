import { listProducts } from '@atelie/contract/products'
import { currentUser, login, type User } from '@atelie/contract/users'
import { callApi } from '@atelie/web-kit/calls/api'
import { fakeApi, fill, later, renderApp, takeConsoleErrors, testUser } from '@atelie/web-kit/testing/harness'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { generatorRoutes } from '../features/navigation/route-registry.tsx'
import { forgetRemote, remotePage } from '../remotes/remote-pages.ts'
import { appRoutes } from './routes.tsx'

vi.mock('../remotes/remote-pages.ts', () => ({ remotePage: vi.fn(), forgetRemote: vi.fn() }))

describe('home', () => {
  it('home shows both card groups to a signed-in person', async () => {
    fakeApi()
    renderApp(appRoutes)
    expect(await screen.findByRole('heading', { name: 'Gestão de Negócio' })).toBeVisible()
    expect(screen.getByText('Gestão financeira para pequenos empreendedores')).toBeVisible()
    for (const text of ['Gerenciar contatos', 'Catálogo de produtos', 'Enviar orçamentos', 'Controle financeiro']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByRole('region', { name: 'Ferramentas Financeiras' }).querySelectorAll('a')).toHaveLength(
      generatorRoutes.length,
    )
  })

  it('home shows a spinner until it is known who is signed in', async () => {
    fakeApi().reply(currentUser, () => new Promise<never>(() => {}))
    const { router } = renderApp(appRoutes)
    expect(await screen.findByRole('progressbar', { name: 'Carregando' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  it('home sends visitors to the sign-in', async () => {
    fakeApi({ user: null })
    const { router } = renderApp(appRoutes)
    await screen.findByRole('tab', { name: 'Entrar' })
    expect(router.state.location.pathname).toBe('/auth')
  })

  it('home has a visitor view if the installation enables it', async () => {
    fakeApi({ user: null })
    renderApp(appRoutes, { config: { homeIsPublic: true } })
    expect(await screen.findByText('Faça login para acessar as ferramentas de gestão')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Entrar na plataforma' })).toHaveAttribute('href', '/auth')
    expect(screen.queryByText('Gestão de Negócio')).toBeNull()
  })

  it('home does not show the visitor view until it is known who is signed in', async () => {
    const response = later<User>()
    const api = fakeApi().fail(currentUser, 'unavailable')
    const { user } = renderApp(appRoutes, { config: { homeIsPublic: true } })
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
    expect(screen.queryByText(/Faça login/)).toBeNull()
    api.reply(currentUser, () => response.promise)
    await user.click(retry)
    expect(await screen.findByRole('progressbar', { name: 'Carregando' })).toBeVisible()
    expect(screen.queryByText(/Faça login/)).toBeNull()
    response.resolve(testUser)
    expect(await screen.findByText('Gestão de Negócio')).toBeVisible()
  })
})

it.each([
  ['/clients/', '/clients', 'Clientes'],
  ['/CLIENTS', '/clients', 'Clientes'],
  ['/Caption-Generator//', '/caption-generator', 'Gerador de Legendas'],
  ['/%63ash', '/cash', 'Caixa'],
])("the path %s redirects to the page's own path %s", async (typed, path, name) => {
  fakeApi()
  vi.mocked(remotePage).mockReturnValue(() => <h1>Page</h1>)
  const { router } = renderApp(appRoutes, { path: `${typed}?q=1#end` })
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: path, search: '?q=1', hash: '#end' })
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByRole('main', { name })).toBeVisible()
  expect(document.title).toBe(`${name} · Ateliê`)
  const nav = await screen.findByRole('navigation', { name: 'Navegação' })
  expect(within(nav).getByRole('link', { name, current: 'page' })).toBeVisible()
})

it('/AUTH/ leads to the sign-in without a header', async () => {
  fakeApi({ user: null })
  const { router } = renderApp(appRoutes, { path: '/AUTH/' })
  expect(await screen.findByRole('main', { name: 'Entrar' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/auth')
})

it.each([
  ['/clients%20', '/clients'],
  ['/clients/', '/clients'],
  ['/clients//', '/clients'],
  ['/CLIENTS%20/', '/clients'],
  ['/clients%C2%A0%20', '/clients'],
  ['/caption-generator%20', '/caption-generator'],
  ['/%20', '/'],
])('%s leads to the page that it means, %s', async (path, meant) => {
  fakeApi()
  const { router } = renderApp(appRoutes, { path: `${path}?page=2#row` })
  await waitFor(() => expect(router.state.location.pathname).toBe(meant))
  expect(router.state.location).toMatchObject({ search: '?page=2', hash: '#row' })
  expect(screen.queryByText('Página não encontrada')).toBeNull()
})

it.each(['/clients%20x', '/clients/1', '/%E0%A4', '/cli%20ents', '/clients%0Ax', '/%0D'])(
  '%s is an unknown page',
  async (path) => {
    fakeApi()
    renderApp(appRoutes, { path })
    expect(await screen.findByText('Página não encontrada')).toBeVisible()
  },
)

it('an unknown page has a message', async () => {
  fakeApi({ user: null })
  renderApp(appRoutes, { path: '/nowhere' })
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  expect(screen.getByText('A página que você está procurando não existe ou foi removida.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar para a página inicial' })).toHaveAttribute('href', '/')
})

function Note() {
  const [note, setNote] = usePersistentState('note', '')
  return <input aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
}

function LastingNote() {
  const [note, setNote] = usePersistentState('note', '', { survivesReload: (found) => typeof found === 'string' })
  return <input aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
}

it.each(['/clients', '/caption-generator'])(
  'a text typed at %s is still there for the same person after a change in another tab',
  async (path) => {
    const response = later<User>()
    const api = fakeApi()
    vi.mocked(remotePage).mockReturnValue(Note)
    const { user } = renderApp(appRoutes, { path })
    await screen.findByRole('navigation', { name: 'Navegação' })
    await user.type(await screen.findByLabelText('note'), 'ligar para Carlos')
    api.reply(currentUser, () => response.promise)
    const otherTab = new BroadcastChannel('atelie-session')
    otherTab.postMessage('changed')
    await expect.poll(() => screen.queryByLabelText('note')).toBeNull()
    response.resolve(testUser)
    expect(await screen.findByLabelText('note')).toHaveValue('ligar para Carlos')
    otherTab.close()
  },
)

it('a text typed into a free tool comes back with the person whose session was lost', async () => {
  const api = fakeApi().reply(login, testUser).fail(listProducts, 'unauthenticated')
  vi.mocked(remotePage).mockReturnValue(Note)
  const { user } = renderApp(appRoutes, { path: '/caption-generator' })
  await screen.findByRole('navigation', { name: 'Navegação' })
  await user.type(await screen.findByLabelText('note'), 'ligar para Carlos')
  await callApi(listProducts, {}).catch(() => {})
  await user.click(await screen.findByRole('link', { name: 'Entrar' }))
  await screen.findByLabelText('Email')
  await fill(user, 'Email', testUser.email)
  await fill(user, 'Senha', 'segredo1')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  const nav = await screen.findByRole('navigation', { name: 'Navegação' })
  await user.click(within(nav).getByRole('link', { name: 'Gerador de Legendas' }))
  expect(await screen.findByLabelText('note')).toHaveValue('ligar para Carlos')
  expect(api.calls(login)).toHaveLength(1)
})

it("a free tool's persisted state is back for the same person after a reload, once it is known who they are", async () => {
  fakeApi()
  vi.mocked(remotePage).mockReturnValue(LastingNote)
  const { user, unmount } = renderApp(appRoutes, { path: '/caption-generator' })
  await screen.findByRole('navigation', { name: 'Navegação' })
  await user.type(await screen.findByLabelText('note'), 'bolsa')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  unmount()
  renderApp(appRoutes, { path: '/caption-generator' })
  expect(await screen.findByLabelText('note')).toHaveValue('bolsa')
})

it('when a remote is down the rest stays up, and its page can be retried', async () => {
  fakeApi()
  vi.mocked(remotePage).mockReturnValue(() => {
    throw new Error('remote is down')
  })
  const { user } = renderApp(appRoutes, { path: '/clients' })
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  expect(screen.getByRole('navigation', { name: 'Navegação' })).toBeVisible()

  vi.mocked(remotePage).mockReturnValue(() => <p>the clients</p>)
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('the clients')).toBeVisible()
  expect(forgetRemote).toHaveBeenCalledWith('mfe-business')
  takeConsoleErrors()
})

it.each([
  ['is reloaded', false, 1],
  ['offers to be reloaded', true, 0],
])('a page that fails again after two retries %s', async (_, isUnsaved, reloads) => {
  fakeApi()
  vi.mocked(forgetRemote).mockClear()
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.mocked(remotePage).mockImplementation(() => () => {
    throw new Error('remote is down')
  })
  const keep = (event: Event) => event.preventDefault()
  if (isUnsaved) window.addEventListener('beforeunload', keep)
  const { user } = renderApp(appRoutes, { path: '/clients' })
  const button = () => screen.findByRole('button', { name: 'Tentar novamente' })
  for (let tries = 1; tries <= 2; tries += 1) {
    expect(reload).not.toHaveBeenCalled()
    const pressed = await button()
    await user.click(pressed)
    await vi.waitFor(() => expect(forgetRemote).toHaveBeenCalledTimes(tries))
    // The next failure has a button of its own.
    await vi.waitFor(() => expect(pressed).not.toBeInTheDocument())
  }
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads))
  if (isUnsaved) await user.click(await button())
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  window.removeEventListener('beforeunload', keep)
  takeConsoleErrors()
})

it('an outage does not count as a sign-out', async () => {
  const api = fakeApi().fail(currentUser, 'unavailable')
  const { user, router } = renderApp(appRoutes)
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
  expect(router.state.location.pathname).toBe('/')
  api.reply(currentUser, testUser)
  await user.click(retry)
  expect(await screen.findByText('Gestão de Negócio')).toBeVisible()
})
