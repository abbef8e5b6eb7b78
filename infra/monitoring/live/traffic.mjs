// @ts-check
import { seedDemo } from '../../local/demo/demo.mjs'
import { person } from '../../local/demo/records.mjs'

const CAPTION = { topic: 'Bolo de pote', style: 'casual', size: 'small', intent: 'sale', callToAction: 'direct', another: true }
const REPORT = { frontEnd: 'shell', version: 'unknown', route: '/', kind: 'error', message: 'made up', stack: '' }
const PATIENCE_MS = 15_000

/**
 * What people do, once through: the demonstration account with its records, then a call of each kind.
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
  const quotes = /** @type {{ id: number }[]} */ (await (await send('GET', '/api/quotes', { headers })).json())

  return async function once() {
    const balance = await send('GET', '/api/cash/balance', { headers })
    const responses = await Promise.all([
      send('GET', '/api/cash/balance', { headers: { ...headers, 'if-none-match': balance.headers.get('etag') ?? '' } }),
      ...['/', '/api/user', '/api/clients', '/api/company', `/api/pdf/quote/${quotes[0]?.id}`].map((path) => send('GET', path, { headers })),
      send('POST', '/api/caption/generate', { headers, body: CAPTION }),
      send('POST', '/api/client-errors', { body: REPORT }),
      send('POST', '/api/login', { body: { email: person.email, password: 'not-this-one' } }),
    ])
    await Promise.all(responses.map((response) => response.arrayBuffer()))
    return responses.map(({ status }) => status)
  }
}
