import { expect, it } from 'vitest'
import { aClient } from '../test-records.ts'
import { clientMatcher } from './search.ts'
import { whatsappUrl } from './whatsapp.ts'

it.each([
  ['beatriz', true], ['PAULISTA', true], ['sao paulo', true], ['SÃO PAULO', true], ['beátriz', true], ['bela v', true], ['sp', true], ['98888', true], ['11988881234', true],
  ['01310-100', true], ['01310100', true], ['23/04/1985', true], ['1985-04', false], ['99999', false], ['carlos', false], ['almeida avenida', false], ['almeidaavenida', false],
])('a search for %j finds the client: %s', (term, matches) => expect(clientMatcher(aClient)(term)).toBe(matches))

it.each([
  ['(11) 98888-1234', '5511988881234'], ['(11) 3333-4444', '551133334444'], ['55 11 98888-1234', '5511988881234'],
  ['(55) 98888-1234', '5555988881234'], ['011 98888-1234', '5511988881234'], ['(11) 98888-1234 0', '55119888812340'],
])('%s has the WhatsApp number %s', (phone, digits) => expect(whatsappUrl(phone)).toBe(`https://wa.me/${digits}`))
