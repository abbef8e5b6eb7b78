import { expect, it } from 'vitest'
import { productBody, productPatch } from './products.ts'
import { messages } from '../test/messages.ts'

it("a product's price is read as cents and its unit has a default", () => {
  expect(productBody.parse({ name: 'Caneca', price: '1.234,56' })).toMatchObject({ price: 123456, unit: 'un' })
  expect(productPatch.parse({ name: 'Caneca' })).toEqual({ name: 'Caneca' })
})

it("a product form has the spec's messages", () => {
  expect(messages(productBody, { name: '', price: '' })).toEqual({
    name: 'O nome é obrigatório',
    price: 'O preço é obrigatório',
  })
  expect(messages(productBody, { name: 'x', price: 'abc' })).toEqual({ price: 'Valor inválido' })
})
