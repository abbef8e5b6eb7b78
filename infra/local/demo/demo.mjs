// @ts-check
import { randomUUID } from 'node:crypto'
import { ApiError, openSession } from './api.mjs'
import { clients, company, person, pix, products, quotes, transactions } from './records.mjs'

/** @typedef {ReturnType<typeof openSession>} Session */
/** @typedef {{ id: number, name: string }} Named */

const DAY_MS = 86_400_000

/**
 * Fills an account with demonstration data through the public API. A second run adds only what is missing.
 * @param {string} url of the gateway
 * @param {(text: string) => void} detail
 */
export async function seedDemo(url, detail) {
  const call = openSession(url)
  await signIn(call)
  await addCompany(call)
  await addPix(call)
  const clientIds = await addByName(
    call,
    '/api/clients',
    clients.map((body) => ({ name: body.client.name, body })),
  )
  const productIds = await addByName(
    call,
    '/api/products',
    products.map((body) => ({ name: body.name, body })),
  )
  await addQuotes(call, clientIds, productIds)
  await addTransactions(call)
  detail(
    `${clients.length} clients, ${products.length} products, ${quotes.length} quotes, ${transactions.length} cash entries`,
  )
}

/** @param {Session} call */
async function signIn(call) {
  const { email, password } = person
  try {
    await call('POST', '/api/login', { body: { email, password } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    await call('POST', '/api/register', { body: person })
  }
}

/** @param {Session} call */
async function addCompany(call) {
  const { name } = await call('GET', '/api/company')
  if (name === null) await call('POST', '/api/company', { body: company })
}

/** @param {Session} call */
async function addPix(call) {
  const path = '/api/company/pix'
  if ((await call('GET', path)).pix === null) await call('PUT', path, { body: { pix, password: person.password } })
}

/**
 * @param {Session} call
 * @param {string} path
 * @param {{ name: string, body: object }[]} records
 * @returns {Promise<number[]>} ids in the order of `records`
 */
async function addByName(call, path, records) {
  /** @type {Map<string, number>} */
  const known = new Map((await call('GET', path)).map((/** @type {Named} */ { name, id }) => [name, id]))
  const ids = []
  for (const [index, { name, body }] of records.entries()) {
    ids.push(known.get(name) ?? (await call('POST', path, { body, key: keyFor(path, index) })).id)
  }
  return ids
}

/**
 * @param {Session} call
 * @param {number[]} clientIds
 * @param {number[]} productIds
 */
async function addQuotes(call, clientIds, productIds) {
  const path = '/api/quotes'
  const known = new Set((await call('GET', path)).map((/** @type {{ notes: string | null }} */ { notes }) => notes))
  for (const [index, quote] of quotes.entries()) {
    if (known.has(quote.notes)) continue
    const items = quote.items.map(({ product, quantity, discount }) => ({
      productId: productIds[product],
      quantity,
      unitPrice: products[product]?.price,
      discount,
    }))
    const body = {
      quote: {
        clientId: clientIds[quote.client],
        validUntil: inDays(quote.validInDays),
        notes: quote.notes,
        paymentTerms: company.paymentTerms,
        deliveryDate: inDays(quote.deliveryInDays),
        total: 0,
        status: quote.status,
      },
      items,
    }
    await call('POST', path, { body, key: keyFor(path, index) })
  }
}

/** @param {Session} call */
async function addTransactions(call) {
  const path = '/api/cash/transaction'
  const known = new Set(
    (await call('GET', `${path}s`)).map((/** @type {{ description: string }} */ { description }) => description),
  )
  for (const [index, { daysAgo, cents, ...fields }] of transactions.entries()) {
    if (known.has(fields.description)) continue
    const body = { ...fields, date: inDays(-daysAgo), amount: (cents / 100).toFixed(2), paymentMethod: 'money' }
    await call('POST', path, { body, key: keyFor(path, index) })
  }
}

const run = randomUUID()

/**
 * The idempotency key of a create within this run. Another run has different keys: it compares with the lists, and the old
 * keys would return records deleted since.
 * @param {string} path
 * @param {number} index
 */
const keyFor = (path, index) => `${run}${path.replaceAll('/', '-')}-${index + 1}`

/** @param {number | null} days */
const inDays = (days) => (days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
