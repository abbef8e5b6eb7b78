// @ts-check
import { seedDemo } from '../../local/demo/demo.mjs'
import { person } from '../../local/demo/records.mjs'

const CAPTION = { topic: 'Bolo de pote', style: 'casual', size: 'small', intent: 'sale', callToAction: 'direct', another: true }
const REPORT = { frontEnd: 'shell', version: 'unknown', route: '/', kind: 'error', message: 'made up', stack: '' }
/** Longer than the gateway's with a service that hangs. */
const PATIENCE_MS = 20_000

/**
 * Does what people do, in the demonstration account with its records. Returns a function that makes a call of each
 * kind, and one that saves a new quote and opens it.
 * @param {string} url
 */
export async function openTraffic(url) {
  await seedDemo(url, () => {})
  /** @param {string} method @param {string} path @param {{ body?: object, headers?: Record<string, string> }} [options] */
  const send = (method, path, { body, headers } = {}) => fetch(url + path, {
    method, body: body && JSON.stringify(body), headers: { ...body && { 'content-type': 'application/json' }, ...headers }, signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const signedIn = await send('POST', '/api/login', { body: { email: person.email, password: person.password } })
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';', 1)[0]).join('; ')
  const headers = { cookie }
  const firstOf = async (/** @type {string} */ path) => /** @type {{ id: number }[]} */ (await (await send('GET', path, { headers })).json())[0]?.id
  const [quoteId, clientId, productId] = await Promise.all(['/api/quotes', '/api/clients', '/api/products'].map(firstOf))

  async function openNewQuote() {
    const body = { quote: { clientId, total: 0, status: 'draft' }, items: [{ productId, quantity: '1', unitPrice: '10.00', discount: '0' }] }
    const saved = /** @type {{ id: number }} */ (await (await send('POST', '/api/quotes', { headers, body })).json())
    await (await send('GET', `/api/pdf/quote/${saved.id}`, { headers })).arrayBuffer()
  }

  async function callAll() {
    const balance = await send('GET', '/api/cash/balance', { headers })
    const responses = await Promise.all([
      send('GET', '/api/cash/balance', { headers: { ...headers, 'if-none-match': balance.headers.get('etag') ?? '' } }),
      ...['/', '/api/user', '/api/clients', '/api/company', '/api/content-ideas/craft-type', '/api/cash/categories', '/api/cash/transactions', `/api/pdf/quote/${quoteId}`].map((path) => send('GET', path, { headers })),
      send('POST', '/api/caption/generate', { headers, body: CAPTION }),
      send('POST', '/api/client-errors', { body: REPORT }),
      send('POST', '/api/login', { body: { email: person.email, password: 'not-this-one' } }),
    ])
    await Promise.all(responses.map((response) => response.arrayBuffer()))
  }

  return { callAll, openNewQuote }
}
/** @typedef {Awaited<ReturnType<typeof openTraffic>>} Traffic */
