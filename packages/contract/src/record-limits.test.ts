import { expect, it } from 'vitest'
import { limitMessage } from './record-limits.ts'

it.each([
  ['client', 'Sua conta chegou ao limite de 20.000 clientes. Exclua os que não usa mais para cadastrar outros.'],
  ['product', 'Sua conta chegou ao limite de 20.000 produtos. Exclua os que não usa mais para cadastrar outros.'],
  ['quote', 'Sua conta chegou ao limite de 20.000 orçamentos. Exclua os mais antigos para criar outros.'],
  ['transaction', 'Sua conta chegou ao limite de 20.000 transações. Exclua as mais antigas para registrar outras.'],
] as const)('the message at the limit of the kind "%s" says what is full and what to do', (kind, message) => {
  expect(limitMessage(kind, 20_000)).toBe(message)
})
