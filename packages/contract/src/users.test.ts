import { describe, expect, it } from 'vitest'
import { loginBody, registerBody, registerForm } from './users.ts'
import { messages } from '../test/messages.ts'
import { pick } from './schema.ts'

describe('sign-in and registration', () => {
  it("the login and registration forms have the spec's messages", () => {
    expect(messages(loginBody, { email: '', password: '12345' })).toEqual({
      email: 'Email é obrigatório',
      password: 'A senha deve ter pelo menos 6 caracteres',
    })
    expect(messages(loginBody, { email: 'x', password: '123456' })).toEqual({ email: 'Email inválido' })
    expect(
      messages(registerForm, {
        fullName: '',
        username: 'a!',
        email: 'a@b.co',
        password: '123456',
        confirmPassword: '',
      }),
    ).toEqual({
      fullName: 'Nome completo é obrigatório',
      username: 'Nome de usuário deve ter pelo menos 3 caracteres',
      confirmPassword: 'Confirmação de senha é obrigatória',
    })
    expect(
      messages(registerForm, {
        fullName: 'Ana',
        username: 'ana maria',
        email: 'a@b.co',
        password: '123456',
        confirmPassword: '123456',
      }),
    ).toEqual({
      username: 'Nome de usuário deve conter apenas letras, números, underscore e ponto',
    })
    expect(
      messages(registerForm, {
        fullName: 'Ana',
        username: '',
        email: 'a@b.co',
        password: '123456',
        confirmPassword: '654321',
      }),
    ).toEqual({
      confirmPassword: 'As senhas não coincidem',
    })
  })
})

it('a new password is in the form in which it is compared, and long enough in both', () => {
  const kept = (password: string) => pick(registerBody, { password: true }).safeParse({ password }).data?.password
  expect(kept('pa\u0303o-de-lo\u0301')).toBe('p\u00e3o-de-l\u00f3')
  expect(kept('１２３４５６')).toBe('123456')
  expect(kept(' a  b\tc ')).toBe(' a  b\tc ')
  expect(messages(pick(registerBody, { password: true }), { password: 'pa\u0303o12' })).toEqual({
    password: 'A senha deve ter pelo menos 6 caracteres',
  })
})

it('an e-mail in full width or with invisible characters is no second account', () => {
  const kept = (email: string) => pick(loginBody, { email: true }).safeParse({ email }).data?.email ?? null
  expect(['ａｎａ@exemplo.com.br', 'аna@exemplo.com.br', 'ana@exemplo．com．br'].map(kept)).toEqual([null, null, null])
  expect([' ana@exemplo.com.br\u200b', '\u202aana@exemplo.com.br\u202c', 'ana@\u00adexemplo.com.br'].map(kept)).toEqual(
    Array(3).fill('ana@exemplo.com.br'),
  )
  expect(pick(registerBody, { username: true }).safeParse({ username: ' ana\u200b' }).data?.username).toBe('ana')
})

describe('the confirmation of a password', () => {
  const form = { fullName: 'Ana', username: '', email: 'a@b.co' }
  const judge = (password: string, confirmPassword: string, rest = form) =>
    messages(registerForm, { ...rest, password, confirmPassword })

  it('a confirmation is compared letter by letter, spaces included', () => {
    expect(judge('segredo ', 'segredo ')).toEqual({})
    expect(judge('segredo', 'segredo ')).toEqual({ confirmPassword: 'As senhas não coincidem' })
    expect(judge('segredo ', 'segredo')).toEqual({ confirmPassword: 'As senhas não coincidem' })
    expect(judge('pa\u0303o-de-lo\u0301', 'p\u00e3o-de-l\u00f3')).toEqual({})
  })

  it('a confirmation is checked while other fields are still wrong, but not while it is empty', () => {
    expect(judge('segredo', 'outro', { ...form, fullName: '' })).toEqual({
      fullName: 'Nome completo é obrigatório',
      confirmPassword: 'As senhas não coincidem',
    })
    expect(judge('segredo', '')).toEqual({ confirmPassword: 'Confirmação de senha é obrigatória' })
  })
})
