// @ts-check
import { randomInt } from 'node:crypto'

/** @typedef {{ clientId: number, productId: number }} Subjects the records that a quote refers to */

/**
 * A kind of record: how it is written, and which part of a response shows whether it is what was written. `mark` is a text
 * that no other record has.
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} listPath
 * @property {string} path for creating, and with an id for the rest
 * @property {'PUT' | 'PATCH'} updateMethod
 * @property {(mark: string, subjects: Subjects) => any} body at random
 * @property {(body: any) => object} asked
 * @property {(row: any) => object} stored
 * @property {(row: any) => string} markOf
 */

const cents = (/** @type {number} */ most) => randomInt(1, most) / 100
const DAYS = ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-30', '2026-12-01']

/** @type {Kind} */
export const client = {
  name: 'client',
  listPath: '/api/clients',
  path: '/api/clients',
  updateMethod: 'PUT',
  body: (mark) => ({
    client: { name: mark, birthDate: '1990-05-17', phone: `119${randomInt(10_000_000, 99_999_999)}` },
    address: {
      cep: '01310-100',
      street: `Rua ${randomInt(1_000)}`,
      number: '1',
      neighborhood: 'Centro',
      city: 'São Paulo',
      state: 'SP',
    },
  }),
  asked: (body) => ({ phone: body.client.phone, street: body.address.street }),
  stored: (row) => ({ phone: row.phone, street: row.address.street }),
  markOf: (row) => row.name,
}

/** @type {Kind} */
export const product = {
  name: 'product',
  listPath: '/api/products',
  path: '/api/products',
  updateMethod: 'PATCH',
  body: (mark) => ({ name: mark, price: cents(100_000), unit: 'un', description: `Peça ${randomInt(1_000)}` }),
  asked: ({ price, description }) => ({ price, description }),
  stored: ({ price, description }) => ({ price, description }),
  markOf: (row) => row.name,
}

/** @type {Kind} */
export const quote = {
  name: 'quote',
  listPath: '/api/quotes',
  path: '/api/quotes',
  updateMethod: 'PATCH',
  body: (mark, { clientId, productId }) => ({
    quote: { clientId, notes: mark },
    items: Array.from({ length: randomInt(1, 6) }, () => ({
      productId,
      quantity: randomInt(1, 5_000) / 1000,
      unitPrice: cents(100_000),
      discount: randomInt(0, 10_001) / 100,
    })),
  }),
  asked: ({ quote: { clientId }, items }) => ({ clientId, items: items.map(itemState), total: totalOf(items) }),
  stored: ({ clientId, items, total }) => ({ clientId, items: items.map(itemState), total }),
  markOf: (row) => row.notes,
}

/** @type {Kind} */
export const entry = {
  name: 'entry',
  listPath: '/api/cash/transactions',
  path: '/api/cash/transaction',
  updateMethod: 'PATCH',
  body(mark) {
    const isIncome = randomInt(2) === 0
    return {
      description: mark,
      date: DAYS[randomInt(DAYS.length)],
      type: isIncome ? 'income' : 'expense',
      categoryId: isIncome ? 5 : 6,
      amount: cents(1_000_000).toFixed(2),
    }
  },
  asked: entryState,
  stored: entryState,
  markOf: (row) => row.description,
}

/** @param {{ productId: number, quantity: number, unitPrice: number, discount: number }} item */
const itemState = ({ productId, quantity, unitPrice, discount }) => ({ productId, quantity, unitPrice, discount })

/** @param {{ date: string, type: string, categoryId: number, amount: string }} row */
function entryState({ date, type, categoryId, amount }) {
  return { date, type, categoryId, amount }
}

/**
 * Exact, and independent of the product's own code: each line is rounded to cents.
 * @param {{ quantity: number, unitPrice: number, discount: number }[]} items
 */
function totalOf(items) {
  const scaled = (/** @type {number} */ value, /** @type {number} */ factor) => BigInt(Math.round(value * factor))
  const sum = items.reduce((total, { quantity, unitPrice, discount }) => {
    const product = scaled(quantity, 1000) * scaled(unitPrice, 100) * (10_000n - scaled(discount, 100))
    return total + (product + 5_000_000n) / 10_000_000n
  }, 0n)
  return Number(sum) / 100
}
