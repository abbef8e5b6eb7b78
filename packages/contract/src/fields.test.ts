import { describe, expect, it } from 'vitest'
import { productBody } from './products.ts'
import { createQuoteBody } from './quotes.ts'
import { registerBody } from './users.ts'
import { messages } from '../test/messages.ts'
import { pick } from './schema.ts'

describe('a required text', () => {
  const message = 'Nome completo é obrigatório'
  it.each(['\u200B', '\u2060 \u00AD', '\u0007', '\u0301', '\u3164', '\u2800', '\uFE0F'])(
    'a required text is missing when nothing of it is visible: %j',
    (fullName) => {
      expect(messages(pick(registerBody, { fullName: true }), { fullName })).toEqual({ fullName: message })
    },
  )

  it.each(['Ana', '王', 'أحمد', 'e\u0301', '👩‍🎨', '.'])(
    'a required text is present as soon as something is visible: %s',
    (fullName) => {
      expect(messages(pick(registerBody, { fullName: true }), { fullName })).toEqual({})
    },
  )
})

it.each(['', '\u200B'.repeat(121)])(
  'a text that breaks two rules gets the message of the first alone: %j',
  (fullName) => {
    const { error } = pick(registerBody, { fullName: true }).safeParse({ fullName })
    expect(error?.issues.map((issue) => issue.message)).toEqual(['Nome completo é obrigatório'])
  },
)

describe('numeric text', () => {
  const item = { productId: 1, quantity: 1, unitPrice: 1 }

  it('numeric text may have forty characters', () => {
    expect(productBody.parse({ name: 'x', price: `1,${'0'.repeat(38)}` }).price).toBe(100)
  })

  it('a zero, a dot and three digits are a fraction in a quantity but refused in a price', () => {
    const quantity = (text: string) =>
      createQuoteBody.parse({ quote: { clientId: 1 }, items: [{ ...item, quantity: text }] }).items[0]!.quantity
    expect(['0.500', '0.001', '0,001', '1.500'].map(quantity)).toEqual([500, 1, 1, 1_500_000])
    for (const price of ['0.500', '0.001', '0,001'])
      expect(messages(productBody, { name: 'x', price })).toEqual({ price: 'Use no máximo 2 casas decimais.' })
  })
})
