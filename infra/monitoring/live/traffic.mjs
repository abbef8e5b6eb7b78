// @ts-check
import { seedDemo } from '../../local/demo/demo.mjs'
import { person } from '../../local/demo/records.mjs'
import { startObservations } from '../../soak/chaos/observations.mjs'
import { openBrowser } from '../../soak/chaos/person.mjs'

const CAPTION = {
  topic: 'Bolo de pote',
  style: 'casual',
  size: 'small',
  intent: 'sale',
  callToAction: 'direct',
  another: true,
}
const REPORT = { route: '/', kind: 'error', message: 'made up', stack: '' }

/**
 * Does what people do, in the demonstration account with its records. Returns functions that make calls of one kind, and
 * `callAll`, which makes one of each.
 * @param {string} url
 */
export async function openTraffic(url) {
  await seedDemo(url, () => {})
  const [owner, visitor] = [
    openBrowser(url, startObservations(console.warn)),
    openBrowser(url, startObservations(console.warn)),
  ]
  await owner.send('POST', '/api/login', { body: { email: person.email, password: person.password } })
  const firstOf = async (/** @type {string} */ path) => (await owner.send('GET', path)).body[0]?.id
  const [quoteId, clientId, productId] = await Promise.all(
    ['/api/quotes', '/api/clients', '/api/products'].map(firstOf),
  )

  async function openNewQuote() {
    const items = [{ productId, quantity: '1', unitPrice: '10.00', discount: '0' }]
    const saved = await owner.send('POST', '/api/quotes', {
      body: { quote: { clientId, total: 0, status: 'draft' }, items },
    })
    await owner.send('GET', `/api/pdf/quote/${saved.body.id}`)
  }

  const reportFailure = (/** @type {{ frontEnd: string, version: string }} */ where) =>
    visitor.send('POST', '/api/client-errors', { body: { ...REPORT, ...where } })
  const writeCaption = () => owner.send('POST', '/api/caption/generate', { body: CAPTION })
  const guessPassword = () =>
    visitor.send('POST', '/api/login', { body: { email: person.email, password: 'not-this-one' } })

  async function callAll() {
    const balance = await owner.send('GET', '/api/cash/balance')
    await Promise.all([
      owner.send('GET', '/api/cash/balance', { headers: { 'if-none-match': balance.headers.get('etag') ?? '' } }),
      ...[
        '/',
        '/api/user',
        '/api/clients',
        '/api/company',
        '/api/content-ideas/craft-type',
        '/api/cash/categories',
        '/api/cash/transactions',
        `/api/pdf/quote/${quoteId}`,
      ].map((path) => owner.send('GET', path)),
      writeCaption(),
      reportFailure({ frontEnd: 'shell', version: 'unknown' }),
      guessPassword(),
    ])
  }

  return {
    callAll,
    openNewQuote,
    askPostalCode: () => owner.send('GET', `/api/clients/cep/${Math.floor(1e7 + Math.random() * 8e7)}`),
    writeCaption,
    guessPassword,
    reportFailure,
  }
}
/** @typedef {Awaited<ReturnType<typeof openTraffic>>} Traffic */
