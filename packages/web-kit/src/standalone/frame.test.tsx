import { listClients } from '@atelie/contract/clients'
import { callApi, messageOf } from '@atelie/web-kit/calls/api'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { renderApp } from '@atelie/web-kit/testing/harness'
import { ThemeProvider } from '@atelie/web-kit/ui'
import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeServer, interceptCalls } from './fake-server.ts'
import { standaloneRoutes } from './routes.tsx'
import { themeBy } from '../theme/theme.ts'
import { sessionChoice } from './session-choice.ts'
import { ThemeChoice } from './theme-choice.tsx'

function Clients() {
  const { user } = useAuth()
  const { data, error } = useQuery({ queryKey: ['clients'], queryFn: () => callApi(listClients, {}) })
  return (
    <>
      <p>
        {user ? user.fullName : 'no one'}, {error ? messageOf(error) : `${data?.length ?? 'no'} clients`}
      </p>
      <input aria-label="note" />
    </>
  )
}

const Other = () => <p>the other page</p>
const routes = { '/clients': Clients, '/products': Other, '/quotes': Other, '/cash': Other, '/account': Other }

// Restored after each test, together with what replaces it.
beforeEach(() => void vi.stubGlobal('fetch', vi.fn()))

function open({ needsAccount = true, path = '/' } = {}) {
  const server = new FakeServer('account')
  interceptCalls(server)
  const { user } = renderApp(standaloneRoutes<'mfe-business'>({ routes, needsAccount }, server), { path })
  const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option)
  return { user, choose }
}

it('the frame starts with the first page and leads to the others', async () => {
  const { user } = open()
  expect(await screen.findByText('Ana Souza, 3 clients')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clientes', current: 'page' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Caixa' }))
  expect(await screen.findByText('the other page')).toBeVisible()
})

it('calls fail on request, what was typed stays, and the choice survives a reload', async () => {
  const { user, choose } = open()
  await screen.findByText('Ana Souza, 3 clients')
  await user.type(screen.getByLabelText('note'), 'bolsa')
  await choose('Sessão', 'Erros')
  expect(await screen.findByText(/Ana Souza, 503: Serviço temporariamente indisponível/)).toBeVisible()
  expect(screen.getByLabelText('note')).toHaveValue('bolsa')
  expect(sessionChoice.read()).toBe('errors')
})

it('a visitor gets the pages of a public remote', async () => {
  const { choose } = open({ needsAccount: false })
  await screen.findByText('Ana Souza, 3 clients')
  await choose('Sessão', 'Visitante')
  expect(await screen.findByText(/no one, 401/)).toBeVisible()
})

it('a visitor gets a hint instead of pages for accounts', async () => {
  const { choose } = open()
  await screen.findByText('Ana Souza, 3 clients')
  await choose('Sessão', 'Visitante')
  expect(await screen.findByText(/o shell leva visitantes à entrada/)).toBeVisible()
  await choose('Sessão', 'Conta')
  expect(await screen.findByText('Ana Souza, 3 clients')).toBeVisible()
})

it("the theme can be chosen, whatever the system's is", async () => {
  render(
    <ThemeProvider theme={themeBy('class')}>
      <ThemeChoice />
    </ThemeProvider>,
  )
  const choose = (theme: string) => userEvent.selectOptions(screen.getByLabelText('Tema'), theme)
  await choose('Escuro')
  expect(document.documentElement).toHaveClass('dark')
  await choose('Claro')
  expect(document.documentElement).toHaveClass('light')
})

it('a page of another part is named', async () => {
  open({ path: '/auth' })
  expect(await screen.findByText('/auth não é deste front-end.')).toBeVisible()
})

it("only the product's own calls are replaced", async () => {
  const real = vi.fn(async () => new Response('the file'))
  vi.stubGlobal('fetch', real)
  interceptCalls(new FakeServer('account'))
  expect(await (await fetch('/main.hot-update.json')).text()).toBe('the file')
  expect(real).toHaveBeenCalledOnce()
})
