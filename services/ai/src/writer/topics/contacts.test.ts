import { expect, it } from 'vitest'
import { beforeContact, markContacts, withContacts } from './contacts.ts'

it.each([
  ['encomendas pelo e-mail ana@atelie.com.br', 'encomendas pelo e-mail @', ['ana@atelie.com.br']],
  ['bolo de pote (11) 98765-4321', 'bolo de pote @', ['(11) 98765-4321']],
  ['velas em https://loja.com.br/velas?x=1, veja', 'velas em @, veja', ['https://loja.com.br/velas?x=1']],
  ['siga @ana.faz_arte e chame no 11987654321.', 'siga @ e chame no @.', ['@ana.faz_arte', '11987654321']],
  ['ateliedaana.com.br', '@', ['ateliedaana.com.br']],
  ['tapete 1,20 x 2,00 por R$ 1200', 'tapete 1,20 x 2,00 por R$ 1200', []],
  ['Bolo de 2026 e CEP 01310-100', 'Bolo de 2026 e CEP 01310-100', []],
])('contacts of "%s" are marked, and come back as they were typed', (typed, marked, contacts) => {
  expect(markContacts(typed)).toEqual({ marked, contacts })
  expect(withContacts(marked, contacts)).toBe(typed)
})

it.each([
  ['bolo de pote @', 'bolo de pote'], ['bolo de pote, pedidos pelo whatsapp @', 'bolo de pote'], ['velas aromáticas | encomendas no insta @', 'velas aromáticas'],
  ['laços de fita. Chama no zap @ ou @', 'laços de fita'], ['caneca para o dia das mães', 'caneca para o dia das mães'],
])('what leads to the contact in "%s" goes with it', (marked, rest) => {
  expect(beforeContact(marked)).toBe(rest)
})
