import { expect, it } from 'vitest'
import { companyBody } from './company.ts'
import { messages } from '../test/messages.ts'

it.each(['(11) 4002-8922', '11987654321', '', '  ', null, undefined])('a company may have the phone %j', (phone) => {
  expect(messages(companyBody, { phone })).toEqual({})
})

it.each(['123', '(11) 4002-89', 'ligue para mim', '(11) / () --'])('a company may not have the phone %j', (phone) => {
  expect(messages(companyBody, { phone })).toEqual({ phone: 'O telefone deve ter pelo menos 10 dígitos' })
})
