import { type CashCategory, transaction } from '@atelie/contract/cash'
import { client } from '@atelie/contract/clients'
import { product } from '@atelie/contract/products'
import { unsentQuote } from '@atelie/contract/examples/bodies'
import type { Quote } from '@atelie/contract/quotes'
import { rowReader } from '@atelie/contract/record'

/** Records for tests; each test changes the fields it is about. */
export const aClient = rowReader(client)({
  id: 1,
  name: 'Beatriz Almeida',
  birthDate: '1985-04-23',
  phone: '(11) 98888-1234',
  isWhatsapp: true,
  address: {
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  version: 1,
})

export const aProduct = rowReader(product)({ id: 1, name: 'Caderno artesanal', price: 89.9, unit: 'un', version: 1 })

export const aQuote: Quote = {
  id: 7,
  clientId: 1,
  client: { name: 'Beatriz Almeida' },
  createdAt: '2026-01-10T12:00:00Z',
  validUntil: '2026-01-31',
  notes: null,
  paymentTerms: null,
  deliveryDate: null,
  total: 179.8,
  status: 'draft',
  ...unsentQuote,
  version: 1,
  items: [
    {
      id: 1,
      productId: 1,
      productName: 'Caderno artesanal',
      unit: 'un',
      quantity: 2,
      unitPrice: 89.9,
      discount: 0,
      total: 179.8,
    },
  ],
}

export const aTransaction = rowReader(transaction)({
  id: 3,
  date: '2026-11-20',
  type: 'income',
  description: 'Caneca vendida na feira',
  amount: '89.90',
  categoryId: 5,
  paymentMethod: 'money',
  quoteId: null,
  version: 1,
})

export const someCategories: CashCategory[] = [
  { id: 5, name: 'Vendas', type: 'income' },
  { id: 2, name: 'Feiras e eventos', type: 'income' },
  { id: 6, name: 'Despesas gerais', type: 'expense' },
  { id: 7, name: 'Materiais', type: 'expense' },
]
