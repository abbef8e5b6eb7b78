import { expect, it } from 'vitest'
import { aClient } from '../test-records.ts'
import { clientSearch } from './search.ts'
import { callUrl, whatsappUrl } from './phone-links.ts'

const finds = (term: string, client = aClient) => clientSearch.matcherOf(client)(clientSearch.read(term)) !== false

it.each([
  ['beatriz', true],
  ['PAULISTA', true],
  ['sao paulo', true],
  ['SÃO PAULO', true],
  ['beátriz', true],
  ['bela v', true],
  ['sp', true],
  ['98888', true],
  ['11988881234', true],
  ['01310-100', true],
  ['01310100', true],
  ['23/04/1985', true],
  ['1985-04', false],
  ['99999', false],
  ['carlos', false],
  ['almeida avenida', false],
  ['almeidaavenida', false],
  ['beatriz\u00a0 almeida', true],
  ['ｂｅａｔｒｉｚ', true],
  ['01310\u2011100', true],
  ['+', false],
  ['-', true],
])('a search for %j finds the client: %s', (term, matches) => expect(finds(term)).toBe(matches))

it.each([
  '+55 11 98888-1234',
  '5511988881234',
  '+5511988881234',
  '11.98888.1234',
  '011 98888-1234',
  '011988881234',
  '\u202a+55\u00a011\u00a098888\u20111234\u202c',
  '0055 11 98888 1234',
  '(11) 98888-1234',
  '11 9 8888 1234',
  '+55 11 988',
  '8888-1234',
  '98888.1234',
  '015 11 98888-1234',
  '5511988',
  '55119888',
  '011 98888',
  '0 11 988',
  '0055 11 9',
  '551198888123',
])('a client is found by the number as %s', (term) => {
  for (const phone of ['(11) 98888-1234', '11988881234', '011 98888-1234', '55 11 98888-1234'])
    expect([phone, finds(term, { ...aClient, phone })]).toEqual([phone, true])
  expect(finds(term, { ...aClient, phone: '(21) 3777-6543' })).toBe(false)
})

it.each(['558', '055', '01', '5521', '0311', '5598'])(
  'the beginning %s of a number does not find clients whose number merely contains what follows a prefix',
  (term) => {
    expect(
      finds(term, { ...aClient, phone: '(11) 98877-3121', address: { ...aClient.address, cep: '22222-222' } }),
    ).toBe(false)
  },
)

it.each(['joana d’avila', 'd´ávila', 'davila', 'D`AVILA', 'Dʼávila', "joana  d'ávila", 'ＤＡＶＩＬＡ'])(
  'a client with an apostrophe in her name is found by %j',
  (term) => {
    for (const name of ["Joana D'Ávila", 'Joana D’Ávila', 'Joana Davila'])
      expect([name, finds(term, { ...aClient, name })]).toEqual([name, true])
  },
)

it.each([
  ['(11) 98888-1234', '5511988881234'],
  ['(11) 3333-4444', '551133334444'],
  ['55 11 98888-1234', '5511988881234'],
  ['(55) 98888-1234', '5555988881234'],
  ['(55) 3333-4444', '555533334444'],
  ['011 98888-1234', '5511988881234'],
  ['0 15 11 98888-1234', '5511988881234'],
  ['(11) 98888-1234 0', '5511988881234'],
  ['11988880001  1133330001', '5511988880001'],
  ['119888800011133330001', '5511988880001'],
  ['(11) 3333-4444  21', '551133334444'],
  ['3333-4444  11 98888-1234', '5511988881234'],
  ['98888-1234 (11)', '5511988881234'],
  ['3333-4444 11', '551133334444'],
  ['2 11 98888-1234', '5511988881234'],
  // No number of Brazil.
  ['1 (305) 555-0199', '5513055550199'],
  ['0000000000', '550000000000'],
  ['123456789012345678901234', '551234567890123'],
])('%s has the WhatsApp number %s', (phone, digits) => expect(whatsappUrl(phone)).toBe(`https://wa.me/${digits}`))

it.each([
  ['(11) 98765-4321', '+5511987654321'],
  ['021 11 98765 4321', '+5511987654321'],
  ['+55 11 3333-4444 / 5555-6666', '+551133334444'],
  ['3333-4444', '33334444'],
  ['190', '190'],
])('%s is dialled as %s', (phone, dialled) => expect(callUrl(phone)).toBe(`tel:${dialled}`))
