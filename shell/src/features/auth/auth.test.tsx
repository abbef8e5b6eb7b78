import { listClients } from '@atelie/contract/clients'
import { login, register } from '@atelie/contract/users'
import { fakeApi, fill, renderApp, takeConsoleErrors, testUser } from '@atelie/web-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { appRoutes } from '../../app/routes.tsx'

vi.mock('../../remotes.ts', () => ({ remotePage: () => () => <h1>Clients</h1>, forgetRemote: () => {} }))

const field = (label: string) => screen.getByLabelText(label)
const renderAuth = () => renderApp(appRoutes, { path: '/auth' })

it('asks for e-mail and password and ties each message to its field', async () => {
  fakeApi({ user: null })
  const { user } = renderAuth()
  await user.click(await screen.findByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText('Email é obrigatório')).toBeVisible()
  expect(field('Email')).toHaveAccessibleDescription('Email é obrigatório')
  expect(field('Email')).toHaveFocus()
  expect(field('Senha')).toHaveAccessibleDescription('A senha deve ter pelo menos 6 caracteres')
  await fill(user, 'Email', 'ana@')
  expect(field('Email')).toHaveAccessibleDescription('Email inválido')
})

it('says what is wrong with a registration, then creates the account', async () => {
  const api = fakeApi({ user: null }).reply(register, testUser)
  const { user, router } = renderAuth()
  await user.click(await screen.findByRole('tab', { name: 'Criar Conta' }))
  await fill(user, 'Nome de usuário', 'a b')
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  expect(await screen.findByText('Nome completo é obrigatório')).toBeVisible()
  expect(field('Nome de usuário')).toHaveAccessibleDescription('Nome de usuário deve conter apenas letras, números, underscore e ponto')
  expect(field('Confirmar senha')).toHaveAccessibleDescription('Confirmação de senha é obrigatória')

  await user.clear(field('Nome de usuário'))
  await fill(user, 'Nome completo', 'Ana Souza')
  await fill(user, 'Email', 'ana@example.com')
  await fill(user, 'Senha', 'segredo')
  await fill(user, 'Confirmar senha', 'segredos')
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  expect(await screen.findByText('As senhas não coincidem')).toBeVisible()

  await user.type(field('Confirmar senha'), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(api.calls(register)[0]?.body).toEqual({ fullName: 'Ana Souza', username: '', email: 'ana@example.com', password: 'segredo' })
})

it('shows a refused sign-in in the form and on the console', async () => {
  fakeApi({ user: null }).fail(login, 'bad_credentials')
  const { user } = renderAuth()
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await user.type(field('Senha'), 'errada1{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Email ou senha inválidos.')
  expect(takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer login:')
})

it('leads back to the page that was wanted', async () => {
  fakeApi({ user: null }).reply(login, testUser).reply(listClients, [])
  const { user, router } = renderApp(appRoutes, { path: '/clients' })
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  expect(router.state.location.pathname).toBe('/auth')
  await user.type(field('Senha'), 'segredo{Enter}')
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible()
})
