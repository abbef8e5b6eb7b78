import { expect, it } from 'vitest'
import { calendarDateOf, today } from './dates.ts'
import { createQuoteBody, updateQuoteBody } from './quotes.ts'
import { messages } from '../test/messages.ts'

const item = { productId: 1, quantity: '1,5', unitPrice: '10', discount: 0 }

it('numeric text in a quote is read as numbers', () => {
  expect(createQuoteBody.parse({ quote: { clientId: '3', validUntil: '', total: 99 }, items: [item] })).toEqual({
    quote: { clientId: 3, validUntil: null },
    items: [{ productId: 1, quantity: 1500, unitPrice: 1000, discount: 0 }],
  })
})

it("a quote form has the spec's messages", () => {
  const bad = { productId: 0, quantity: 0, unitPrice: 0, discount: 101 }
  expect(messages(createQuoteBody, { quote: { clientId: 0 }, items: [bad] })).toEqual({
    'quote.clientId': 'O cliente é obrigatório.',
    'items.0.productId': 'O produto é obrigatório.',
    'items.0.quantity': 'A quantidade deve ser maior que zero.',
    'items.0.unitPrice': 'O preço unitário deve ser maior que zero.',
    'items.0.discount': 'O desconto deve estar entre 0 e 100%.',
  })
  expect(messages(createQuoteBody, { quote: { clientId: 1 }, items: [] })).toEqual({
    items: 'Adicione pelo menos um item ao orçamento.',
  })
})

it('the value of an item is limited, whatever its discount', () => {
  const judge = (unitPrice: string, discount: string) =>
    messages(createQuoteBody, { quote: { clientId: 1 }, items: [{ ...item, quantity: '1000', unitPrice, discount }] })
  expect(judge('999.999,99', '0')).toEqual({})
  for (const discount of ['0', '50'])
    expect(judge('1.000.000,00', discount)).toEqual({ 'items.0.quantity': 'O valor do item é alto demais.' })
})

it('a past validity is refused on create only', () => {
  const yesterday = calendarDateOf(new Date(Date.now() - 86_400_000))
  const body = (validUntil: string) => ({ quote: { clientId: 1, validUntil }, items: [item] })
  expect(messages(createQuoteBody, body(yesterday))).toHaveProperty(['quote.validUntil'])
  expect(messages(createQuoteBody, body(today()))).toEqual({})
  expect(messages(updateQuoteBody, body(yesterday))).toEqual({})
})
