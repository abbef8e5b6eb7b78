import { expect, test } from './fixtures.ts'
import { SCREEN } from './engines.ts'

test('a person creates an account', async ({ phone, engine }) => {
  await phone.open('/')
  await phone.press({ role: 'tab', name: 'Criar Conta' })
  await phone.type({ label: 'Nome completo' }, 'Cecília Araújo')
  await phone.type({ label: 'Email' }, `cecilia-${engine}-${Date.now()}@exemplo.com.br`)
  await phone.type({ label: 'Senha' }, 'segredo1')
  await phone.type({ label: 'Confirmar senha' }, 'segredo1')
  await phone.press({ role: 'button', name: 'Criar Conta' })
  await phone.find({ role: 'heading', name: 'Gestão de Negócio' })
})

test('a person signs in at the width of a phone, and out again', async ({ signedIn: phone }) => {
  expect(await phone.evaluate('return [innerWidth, innerHeight]')).toEqual([SCREEN.width, SCREEN.height])
  await phone.press({ role: 'button', name: 'Abrir menu' })
  const menu = await phone.find({ role: 'dialog', name: 'Menu' })
  await phone.press({ text: 'Sair' }, { within: menu })
  await phone.find({ role: 'button', name: 'Entrar' })
  await phone.open('/clients')
  await phone.find({ role: 'button', name: 'Entrar' })
})
