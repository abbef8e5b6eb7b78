import { listClients } from '@atelie/contract/clients'
import { currentUser, login, logout } from '@atelie/contract/users'
import { callApi } from '@atelie/web-kit/calls/api'
import { useFormDraft, usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { fakeApi, renderApp, takeConsoleErrors, testUser } from '@atelie/web-kit/testing/harness'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { useForm } from '@atelie/web-kit/hook-form'
import { expect, it, vi } from 'vitest'
import { appRoutes } from '../../app/routes.tsx'

/** A page with an unsaved form. */
function FormPage() {
  const form = useForm({ defaultValues: { note: '' } })
  useFormDraft('note', form)
  const { setValue } = form
  useEffect(() => setValue('note', 'ligar para Carlos', { shouldDirty: true }), [setValue])
  return <h1>Form</h1>
}

/** A page with persisted state that no one typed. */
function ClientsPage() {
  usePersistentState('clients', 'list')
  return <h1>Clients</h1>
}

vi.mock('../../remotes/remote-pages.ts', () => ({
  remotePage: (_: string, path: string) => (path === '/products' ? FormPage : ClientsPage),
  forgetRemote: () => {},
}))

const field = (label: string) => screen.getByLabelText(label)

it('after a lost session the sign-in says so, and leads back with the query string', async () => {
  const api = fakeApi().reply(login, testUser)
  const { user, router } = renderApp(appRoutes, { path: '/clients?page=2' })
  await screen.findByRole('heading', { name: 'Clients' })
  api.fail(listClients, 'unauthenticated')
  await callApi(listClients, {}).catch(() => undefined)
  expect(await screen.findByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible()
  await user.type(field('Email'), 'ana@example.com')
  await user.type(field('Senha'), 'segredo{Enter}')
  await screen.findByRole('heading', { name: 'Clients' })
  expect(router.state.location).toMatchObject({ pathname: '/clients', search: '?page=2' })
})

it('the sign-in mentions saved input only if something was typed', async () => {
  const api = fakeApi()
  renderApp(appRoutes, { path: '/products' })
  await screen.findByRole('heading', { name: 'Form' })
  api.fail(listClients, 'unauthenticated')
  await callApi(listClients, {}).catch(() => undefined)
  expect(
    await screen.findByText('Sua sessão terminou. Entre de novo para continuar. O que você digitou está guardado.'),
  ).toBeVisible()
})

it('the sign-in does not lead another person to where the first one was', async () => {
  const api = fakeApi().reply(login, { ...testUser, email: 'bia@example.com' })
  const { user, router } = renderApp(appRoutes, { path: '/clients' })
  await screen.findByRole('heading', { name: 'Clients' })
  api.fail(listClients, 'unauthenticated')
  await callApi(listClients, {}).catch(() => undefined)
  await user.type(await screen.findByLabelText('Email'), 'bia@example.com')
  await user.type(field('Senha'), 'segredo{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it.each([
  [
    'here',
    async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: 'Ana Souza' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Sair' }))
    },
  ],
  [
    'in another tab',
    async () => {
      const tab = new BroadcastChannel('atelie-session')
      tab.postMessage('changed')
      await screen.findByLabelText('Email')
      tab.close()
    },
  ],
])('after a sign-out %s the next person starts on the home page', async (_, signOut) => {
  const api = fakeApi().reply(logout, undefined).reply(login, testUser)
  const { user, router } = renderApp(appRoutes, { path: '/clients?page=2' })
  await screen.findByRole('heading', { name: 'Clients' })
  api.fail(currentUser, 'unauthenticated')
  await signOut(user)
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(router.state.location.state).toBeNull()
  // Nor through the browser's history.
  await act(() => router.navigate('/clients?page=2'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  await user.type(await screen.findByLabelText('Email'), 'bia@example.com')
  await user.type(field('Senha'), 'segredo{Enter}')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }))
})

it('the sign-in redirects people who are signed in', async () => {
  fakeApi()
  const { router } = renderApp(appRoutes, { path: '/auth' })
  expect(await screen.findByRole('heading', { name: 'Gestão de Negócio' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

it('the sign-in leads to the page that was requested', async () => {
  fakeApi({ user: null }).reply(login, testUser).reply(listClients, [])
  const { user, router } = renderApp(appRoutes, { path: '/clients?page=2#last' })
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  expect(router.state.location.pathname).toBe('/auth')
  await user.type(field('Senha'), 'segredo{Enter}')
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/clients', search: '?page=2', hash: '#last' })
})

it('after a sign-out that did not reach the server the sign-in says so, until another attempt does', async () => {
  const api = fakeApi().fail(logout, 'unavailable')
  const { user } = renderApp(appRoutes, { path: '/clients' })
  await user.click(await screen.findByRole('button', { name: 'Ana Souza' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }))
  const hint = await screen.findByText(/este aparelho ainda pode estar conectado/)
  expect(hint.closest('main')).not.toBeNull()
  expect(takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer logout:')
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await expect.poll(() => api.calls(logout)).toHaveLength(2)
  expect(hint).toBeVisible()
  expect(takeConsoleErrors()).toHaveLength(1)

  api.reply(logout, undefined).fail(currentUser, 'unauthenticated')
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(hint).not.toBeInTheDocument())
  expect(screen.getByLabelText('Email')).toBeVisible()
})
