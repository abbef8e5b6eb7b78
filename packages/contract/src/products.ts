import { endpoint } from './endpoint.ts'
import { idParams, money, optionalLines, optionalText, requiredText, version } from './fields.ts'
import { field, nullableText, record, text } from './record.ts'
import * as z from '@atelie/contract/schema'

/** Unit codes with the labels users read. */
export const productUnits = {
  un: 'Unidade',
  kg: 'Quilograma',
  g: 'Grama',
  m: 'Metro',
  cm: 'Centímetro',
  l: 'Litro',
  ml: 'Mililitro',
  pç: 'Peça',
  cx: 'Caixa',
  kit: 'Kit',
} as const
export type ProductUnit = keyof typeof productUnits
const unitCodes = Object.keys(productUnits) as [ProductUnit, ...ProductUnit[]]

const price = money({
  missing: 'O preço é obrigatório',
  invalid: 'Valor inválido',
  tooLow: 'O preço não pode ser negativo.',
  tooHigh: 'O preço é alto demais.',
})

export const productFields = record({
  name: text(requiredText('O nome é obrigatório')),
  description: nullableText(optionalLines(2000)),
  /** Reais on the wire, cents once parsed. */
  price: field(price, z.number()),
  unit: text(z.enum(unitCodes, { error: 'Escolha uma unidade válida.' })),
  sku: nullableText(optionalText(60)),
})

export const productBody = z.extend(productFields.body, { unit: z.withDefault(productFields.body.shape.unit, 'un') })
export const productPatch = z.partial(productFields.body)

export const product = z.object({ id: z.int(), ...productFields.response.shape, version })
export type Product = z.output<typeof product>

export const productInUseMessage =
  'Este produto não pode ser excluído porque está sendo usado em orçamentos. Primeiro remova o produto dos orçamentos.'

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'account',
  status: 200,
  response: z.array(product),
})
export const createProduct = endpoint({
  method: 'POST',
  path: '/api/products',
  access: 'account',
  body: productBody,
  status: 201,
  response: product,
})
export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/api/products/:id',
  access: 'account',
  params: idParams,
  body: productPatch,
  ifMatch: true,
  status: 200,
  response: product,
})
export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/:id',
  access: 'account',
  params: idParams,
  status: 204,
})
