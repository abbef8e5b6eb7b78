import { expect, it } from 'vitest'
import { formatPixKey, normalPixKey, type PixKind } from './pix-key.ts'

const RANDOM = '123e4567-e12b-12d1-a456-426655440000'

it.each<[PixKind, string, string]>([
  ['cpf', '529.982.247-25', '52998224725'],
  ['cpf', ' 52998224725 ', '52998224725'],
  ['cpf', '529982247-25', '52998224725'],
  ['cnpj', '11.222.333/0001-81', '11222333000181'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['cnpj', '00000000E08G12', '00000000E08G12'],
  ['cnpj', '11 222 333 0001 81', '11222333000181'],
  ['phone', '(11) 98765-4321', '+5511987654321'],
  ['phone', '+55 11 98765-4321', '+5511987654321'],
  ['phone', '011 98765 4321', '+5511987654321'],
  ['phone', '5511987654321', '+5511987654321'],
  ['phone', '(55) 98765-4321', '+5555987654321'],
  ['email', 'Marina@Exemplo.com.br', 'marina@exemplo.com.br'],
  ['email', ' marina+pix@exemplo.com.br', 'marina+pix@exemplo.com.br'],
  ['random', RANDOM, RANDOM],
  ['random', RANDOM.toUpperCase(), RANDOM],
  ['random', '00000000-0000-7000-8000-00000000000f', '00000000-0000-7000-8000-00000000000f'],
])('the %s %j is kept as %s', (kind, typed, key) => expect(normalPixKey(kind, typed)).toBe(key))

it.each<[PixKind, string]>([
  ['cpf', '529.982.247-26'],
  ['cpf', '111.111.111-11'],
  ['cpf', '5299822472'],
  ['cpf', 'CPF 529.982.247-25'],
  ['cpf', '11987654321'],
  ['cpf', '11.222.333/0001-81'],
  ['cnpj', '11.222.333/0001-82'],
  ['cnpj', '12ABC34501DE36'],
  ['cnpj', '529.982.247-25'],
  ['phone', '98765-4321'],
  ['phone', '52998224725'],
  ['phone', '+1 415 555 2671'],
  ['phone', '(11) 98765-4321 ou (11) 3333-4444'],
  ['email', 'marina@exemplo'],
  ['email', 'marina exemplo.com.br'],
  ['email', 'marina@exemplo.com.br, ana@exemplo.com.br'],
  ['random', RANDOM.slice(0, -1)],
  ['random', RANDOM.replaceAll('-', '')],
  ['random', RANDOM.replace('e', 'g')],
])('the %s %j is no key', (kind, typed) => expect(normalPixKey(kind, typed)).toBeNull())

it('eleven digits are a CPF or a phone as people say', () => {
  expect(normalPixKey('phone', '11987654374')).toBe('+5511987654374')
  expect(normalPixKey('cpf', '11987654374')).toBe('11987654374')
})

it.each<[PixKind, string, string]>([
  ['cpf', '52998224725', '529.982.247-25'],
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['phone', '+5555987654321', '(55) 98765-4321'],
  ['email', 'marina@exemplo.com.br', 'marina@exemplo.com.br'],
  ['random', RANDOM, RANDOM],
])('the %s %s is shown as %s, and read back', (kind, key, shown) => {
  expect(formatPixKey({ kind, key })).toBe(shown)
  expect(normalPixKey(kind, shown)).toBe(key)
})
