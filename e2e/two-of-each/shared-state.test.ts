import { randomUUID } from 'node:crypto'
import { today } from '@atelie/contract/dates'
import { exampleClient, exampleProduct, exampleQuote, exampleTransaction } from '@atelie/contract/examples/bodies'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { expect, test } from 'playwright/test'
import { keptPorts, loopbackUrl } from '../../infra/local/process/ports.mjs'
import { GATEWAY_PORTS, nameOf } from '../../infra/two-of-each/table.mjs'
import { registerAccount, type Account } from '../api/accounts.ts'

const SIGN_OUT_HOLDS_WITHIN_MS = 2_000

const ports = keptPorts(process.env.DATA_DIR!)
const [one, other] = GATEWAY_PORTS.map((name) => loopbackUrl(ports[name])) as [string, string]

/** The same session on both gateways. */
const onBoth = ({ cookie }: Account): [Caller, Caller] => [
  createCaller(one, { cookie }),
  createCaller(other, { cookie }),
]

/** How many documents the browsers of both workers have printed. */
async function prints(): Promise<number> {
  const counts = await Promise.all(
    [1, 2].map(async (copy) => {
      const page = await (await fetch(`${loopbackUrl(ports[nameOf('quotes-worker', copy)])}/metrics`)).text()
      return Number(/^chromium_print_duration_seconds_count(?:\{.*\})? (\d+)$/m.exec(page)?.[1])
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

test('wrong passwords count together, whichever gateway gets them', async () => {
  const { email } = await registerAccount(one)
  const stranger = { 'x-forwarded-for': '203.0.113.7' }
  const callers = [createCaller(one, stranger), createCaller(other, stranger)]
  const statuses = []
  for (let tries = 0; tries < 10; tries += 1) {
    statuses.push(
      (await callers[tries % 2]!('POST', '/api/login', { body: { email, password: `errada${tries}` } })).status,
    )
  }
  expect(statuses).toEqual([...Array<number>(9).fill(401), 429])
})

test('a sign-out on one gateway soon holds on the other', async () => {
  const [here, there] = onBoth(await registerAccount(one))
  expect((await there('GET', '/api/user')).status).toBe(200)
  expect((await here('POST', '/api/logout')).status).toBe(204)
  expect((await here('GET', '/api/user')).status).toBe(401)
  await expect
    .poll(async () => (await there('GET', '/api/user')).status, { timeout: SIGN_OUT_HOLDS_WITHIN_MS, intervals: [100] })
    .toBe(401)
})

test('a create sent to both gateways at once counts once', async () => {
  const callers = onBoth(await registerAccount(one))
  const headers = { 'idempotency-key': randomUUID() }
  const body = exampleClient()
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => callers[index % 2]!('POST', '/api/clients', { body, headers })),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(new Set(responses.map(({ body: { id } }) => id))).toEqual(new Set([1]))
  expect((await callers[1]('GET', '/api/clients')).body).toHaveLength(1)
})

test('creates on both gateways at once get different ids', async () => {
  const callers = onBoth(await registerAccount(one))
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => callers[index % 2]!('POST', '/api/clients', { body: exampleClient() })),
  )
  expect(responses.map(({ body: { id } }) => id as number).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
})

test('a response of one gateway is unchanged for the other, until it changes on either', async () => {
  const [here, there] = onBoth(await registerAccount(one))
  for (const path of ['/api/cash/balance', '/api/cash/transactions']) {
    const headers = { 'if-none-match': (await here('GET', path)).headers.get('etag')! }
    expect((await there('GET', path, { headers })).status, path).toBe(304)
    expect((await there('POST', '/api/cash/transaction', { body: exampleTransaction({ date: today() }) })).status).toBe(
      201,
    )
    expect((await here('GET', path, { headers })).status, path).toBe(200)
    expect((await there('GET', path, { headers })).status, path).toBe(200)
  }
})

test('a PDF requested on both gateways at once is rendered once', async () => {
  const account = await registerAccount(one)
  const before = await prints()
  const create = createCaller(one, { cookie: account.cookie })
  const { id: clientId } = (await create('POST', '/api/clients', { body: exampleClient() })).body
  const { id: productId } = (await create('POST', '/api/products', { body: exampleProduct() })).body
  // One quote alone: of others, PDFs are rendered ahead of anyone asking.
  const quote = (await create('POST', '/api/quotes', { body: exampleQuote({ clientId }, [{ productId }]) })).body
  const open = async (gateway: string) => {
    const response = await fetch(`${gateway}/api/pdf/quote/${quote.id}`, { headers: { cookie: account.cookie } })
    return { status: response.status, content: Buffer.from(await response.arrayBuffer()) }
  }
  const [first, second] = [...(await Promise.all([open(one), open(other)]))] as [
    Awaited<ReturnType<typeof open>>,
    Awaited<ReturnType<typeof open>>,
  ]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.content.equals(second.content)).toBe(true)
  expect(await prints()).toBe(before + 1)
})
