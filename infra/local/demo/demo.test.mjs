// @ts-check
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedDemo } from './demo.mjs'

/** A gateway that stores what it gets, and is too busy for every tenth call. */
/** @type {Record<string, any[]>} */
let rows = {}
let registered = 0
/** @type {any[]} */
let companies = []
/** @type {any[]} */
let keys = []
/** @type {import('node:http').Server} */
let server
let url = ''

beforeEach(async () => {
  rows = { '/api/clients': [], '/api/products': [], '/api/quotes': [], '/api/cash/transactions': [] }
  registered = 0
  companies = []
  keys = []
  let calls = 0
  server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    // Read with a plural path and written with a singular one.
    const path = String(request.url).replace(/transaction$/, 'transactions')
    const respond = (/** @type {number} */ status, /** @type {unknown} */ body, headers = {}) =>
      response.writeHead(status, headers).end(JSON.stringify(body))
    calls += 1
    if (calls % 10 === 0) return respond(429, {}, { 'retry-after': '0' })
    if (path === '/api/login')
      return registered ? respond(200, {}, { 'set-cookie': 'session=1; HttpOnly' }) : respond(401, {})
    if (path === '/api/register') {
      registered += 1
      return respond(201, {}, { 'set-cookie': 'session=1; HttpOnly' })
    }
    if (request.headers.cookie !== 'session=1') return respond(401, {})
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
    if (path === '/api/company/pix') {
      if (body) keys.push(body)
      return respond(200, { pix: keys.at(-1)?.pix ?? null })
    }
    if (path === '/api/company') {
      if (body) companies.push(body)
      return respond(200, companies.at(-1) ?? { name: null })
    }
    const list = rows[path] ?? []
    if (!body) return respond(200, list)
    const row = {
      id: list.length + 1,
      name: body.name ?? body.client?.name,
      notes: body.quote?.notes,
      description: body.description,
      body,
      key: request.headers['idempotency-key'],
    }
    list.push(row)
    respond(201, row)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
})
afterEach(() => void server.close())

it('the demo adds an account with its records, and afterwards only what is missing', async () => {
  await seedDemo(url, () => {})
  const counts = () => Object.values(rows).map((list) => list.length)
  expect(counts()).toEqual([30, 20, 40, 168])
  expect(
    new Set(
      Object.values(rows)
        .flat()
        .map((row) => row.key),
    ).size,
  ).toBe(258)

  rows['/api/quotes']?.splice(5, 2)
  rows['/api/cash/transactions']?.splice(7, 3)
  await seedDemo(url, () => {})
  expect(counts()).toEqual([30, 20, 40, 168])
  expect(registered).toBe(1)
  expect(companies).toEqual([
    expect.objectContaining({
      name: expect.any(String),
      logoUrl: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    }),
  ])
  expect(keys).toEqual([{ pix: expect.objectContaining({ showOnPdf: true }), password: expect.any(String) }])
  for (const { body } of rows['/api/quotes'] ?? []) {
    expect(body.quote).toMatchObject({ paymentTerms: expect.any(String), deliveryDate: expect.any(String) })
    expect(body.items.every((/** @type {any} */ item) => item.productId >= 1 && item.unitPrice > 0)).toBe(true)
  }
  const dates = (rows['/api/cash/transactions'] ?? []).map(({ body }) => body.date).sort()
  const days = (Date.parse(dates.at(-1)) - Date.parse(dates[0])) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(Date.parse(dates.at(-1))).toBeLessThanOrEqual(Date.now())
})
