import { getCraftType } from '@atelie/contract/generators'
import { login, register, type User } from '@atelie/contract/users'
import { fakeApi, fill, later, renderApp, takeConsoleErrors, testUser } from '@atelie/web-kit/testing/harness'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { appRoutes } from '../../app/routes.tsx'

vi.mock('../../remotes/remote-pages.ts', () => ({ remotePage: vi.fn(), forgetRemote: vi.fn() }))

const field = (label: string) => screen.getByLabelText(label)
const renderAuth = () => renderApp(appRoutes, { path: '/auth' })

it('the sign-in asks for e-mail and password and ties each message to its field', async () => {
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

it('a value that the browser filled in without an event is sent', async () => {
  const api = fakeApi({ user: null }).reply(login, testUser).fail(getCraftType, 'unavailable')
  const { user } = renderAuth()
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  setValue.call(await screen.findByLabelText('Email'), 'ana@example.com')
  setValue.call(field('Senha'), 'segredo')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() =>
    expect(api.calls(login).map(({ body }) => body)).toEqual([{ email: 'ana@example.com', password: 'segredo' }]),
  )
})

it('a registration shows what is wrong, then creates the account', async () => {
  const api = fakeApi({ user: null }).reply(register, testUser).fail(getCraftType, 'unavailable')
  const { user, router } = renderAuth()
  await user.click(await screen.findByRole('tab', { name: 'Criar Conta' }))
  await fill(user, 'Nome de usuário', 'a b')
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  expect(await screen.findByText('Nome completo é obrigatório')).toBeVisible()
  expect(field('Nome de usuário')).toHaveAccessibleDescription(
    'Nome de usuário deve conter apenas letras, números, underscore e ponto',
  )
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
  expect(api.calls(register)[0]?.body).toEqual({
    fullName: 'Ana Souza',
    username: '',
    email: 'ana@example.com',
    password: 'segredo',
  })
  // The visitor's niche is claimed; that this call fails here does not matter.
  expect(api.calls(getCraftType)).toHaveLength(1)
})

it('a field is checked when it is left, then with each key', async () => {
  fakeApi({ user: null })
  const { user } = renderAuth()
  await user.type(await screen.findByLabelText('Email'), 'ana')
  expect(field('Email')).not.toHaveAccessibleDescription()
  await user.tab()
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Email inválido'))
  await user.type(field('Email'), '@example.com')
  await waitFor(() => expect(field('Email')).not.toHaveAccessibleDescription())
})

it('once the confirmation was left, the passwords are compared with each key in either field', async () => {
  fakeApi({ user: null })
  const { user } = renderAuth()
  await user.click(await screen.findByRole('tab', { name: 'Criar Conta' }))
  const description = (text: string) =>
    waitFor(() => expect(field('Confirmar senha')).toHaveAccessibleDescription(text))
  await user.type(field('Senha'), 'segredo')
  await user.tab()
  await user.type(field('Senha'), '1')
  expect(field('Confirmar senha')).not.toHaveAccessibleDescription()
  await user.type(field('Confirmar senha'), 'segredo')
  await user.tab()
  await description('As senhas não coincidem')
  await user.type(field('Senha'), '{Backspace}')
  await description('')
  await user.type(field('Senha'), '2')
  await description('As senhas não coincidem')
  await user.type(field('Confirmar senha'), '2')
  await description('')
})

it('the typed e-mail stays when the other tab is chosen', async () => {
  fakeApi({ user: null })
  const { user } = renderAuth()
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await user.type(field('Senha'), 'segredo')
  await user.click(screen.getByRole('tab', { name: 'Criar Conta' }))
  expect(field('Email')).toHaveValue('ana@example.com')
  expect(field('Senha')).toHaveValue('')
  await user.type(field('Email'), '.br')
  await user.click(screen.getByRole('tab', { name: 'Entrar' }))
  expect(field('Email')).toHaveValue('ana@example.com.br')
})

it('the form is sent once, the focus stays on the button, and a refusal is announced', async () => {
  const response = later<User>()
  const api = fakeApi({ user: null }).reply(login, () => response.promise)
  const { user } = renderAuth()
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await user.type(field('Senha'), 'errada1')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  const button = await screen.findByRole('button', { name: 'Entrando...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.keyboard('{Enter}')
  await user.type(field('Senha'), '{Enter}')
  await user.click(button)
  expect(api.calls(login)).toHaveLength(1)
  response.reject(new Error('no network'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com o Ateliê.')
  expect(screen.getByRole('button', { name: 'Entrar' })).toHaveFocus()
  expect(takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer login:')
})

it('a refused sign-in is shown in the form and logged to the console', async () => {
  fakeApi({ user: null }).fail(login, 'bad_credentials')
  const { user } = renderAuth()
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await user.type(field('Senha'), 'errada1{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Email ou senha inválidos.')
  expect(takeConsoleErrors()[0]?.[0]).toBe('Erro ao fazer login:')
})

it('a taken e-mail is shown at its field, which gets the focus', async () => {
  const message = 'Este email já está em uso.'
  fakeApi({ user: null }).fail(register, 'conflict', { error: message, issues: [{ path: 'email', message }] })
  const { user } = renderAuth()
  await user.click(await screen.findByRole('tab', { name: 'Criar Conta' }))
  const typed = {
    'Nome completo': 'Ana Souza',
    Email: 'ana@example.com',
    Senha: 'segredo',
    'Confirmar senha': 'segredo',
  }
  for (const [label, text] of Object.entries(typed)) await fill(user, label, text)
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(field('Email')).toHaveAccessibleDescription(message)
  expect(field('Email')).toHaveFocus()
  await user.type(field('Email'), '.br')
  await waitFor(() => expect(field('Email')).not.toHaveAccessibleDescription())
  expect(takeConsoleErrors()[0]?.[0]).toBe('Erro ao criar conta:')
})

it('password managers know each field, and showing a password does not send it', async () => {
  const api = fakeApi({ user: null })
  const { user } = renderAuth()
  await user.type(await screen.findByLabelText('Senha'), 'segredo')
  expect(field('Email')).toHaveAttribute('autocomplete', 'username')
  expect(field('Senha')).toHaveAttribute('autocomplete', 'current-password')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(field('Senha')).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Ocultar senha' }))
  expect(field('Senha')).toHaveAttribute('type', 'password')
  expect(field('Senha')).toHaveValue('segredo')
  expect(api.calls(login)).toHaveLength(0)

  await user.click(screen.getByRole('tab', { name: 'Criar Conta' }))
  const wanted = {
    'Nome completo': 'name',
    Email: 'username',
    Senha: 'new-password',
    'Confirmar senha': 'new-password',
  }
  for (const [label, value] of Object.entries(wanted)) expect(field(label)).toHaveAttribute('autocomplete', value)
})
