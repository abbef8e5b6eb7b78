// @ts-check
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as kinds from './kinds.mjs'
import { openBrowser } from './person.mjs'
import { openShelf } from './shelf.mjs'

const ACT_EVERY_MS = 700
const POLL_EVERY_MS = 1_000

/**
 * An owner with an account: she manages her clients, products, quotes and cash entries, one after another, opens PDFs and
 * leaves her cash screen open.
 * @param {string} url
 * @param {import('./observations.mjs').Observations} observations
 */
export async function openOwner(url, observations) {
  const browser = openBrowser(url, observations)
  await browser.insist('POST', '/api/register', [201], {
    body: { fullName: 'Dona', email: `dona-${randomUUID()}@exemplo.com.br`, password: 'segredo1' },
  })
  const shelf = (/** @type {import('./kinds.mjs').Kind} */ kind) => openShelf(kind, browser, observations)
  const shelves = {
    client: shelf(kinds.client),
    product: shelf(kinds.product),
    quote: shelf(kinds.quote),
    entry: shelf(kinds.entry),
  }
  const nothing = { clientId: 0, productId: 0 }
  await shelves.client.create(nothing)
  await shelves.product.create(nothing)
  const [reservedClient, reservedProduct] = [
    await shelves.client.reserve(nothing),
    await shelves.product.reserve(nothing),
  ]
  const reserved = [
    { shelf: shelves.client, mark: reservedClient },
    {
      shelf: shelves.quote,
      mark: await shelves.quote.reserve({
        clientId: shelves.client.idOf(reservedClient),
        productId: shelves.product.idOf(reservedProduct),
      }),
    },
    { shelf: shelves.entry, mark: await shelves.entry.reserve(nothing) },
  ]
  /** A product that a quote has used cannot be deleted. @type {Set<number>} */
  const used = new Set()
  let balance = /** @type {any} */ (undefined)
  let isStopped = false

  function newQuote() {
    const [client, product] = [shelves.client.any(), shelves.product.any()]
    const subjects = {
      clientId: shelves.client.idOf(/** @type {string} */ (client)),
      productId: shelves.product.idOf(/** @type {string} */ (product)),
    }
    used.add(subjects.productId)
    return shelves.quote.create(subjects)
  }

  /** @param {import('./shelf.mjs').Shelf} shelf @param {() => Promise<unknown>} create */
  async function tend(shelf, create) {
    const mark = shelf.any()
    const chance = randomInt(10)
    if (mark === undefined || (chance < 4 && !shelf.isFull())) return create()
    if (chance < 7 || !mayGo(shelf, mark)) return shelf.update(mark)
    await shelf.remove(mark)
    if (shelf === shelves.client) shelves.quote.gone(({ clientId }) => clientId === shelf.idOf(mark))
  }

  /** Without a client or a product there would be no quotes. @param {import('./shelf.mjs').Shelf} shelf @param {string} mark */
  const mayGo = (shelf, mark) =>
    (shelf !== shelves.client && shelf !== shelves.product) || (shelf.alive.size > 1 && !used.has(shelf.idOf(mark)))

  async function workInBooks() {
    const chance = randomInt(20)
    if (chance < 3) return openSomePdf()
    if (chance < 11) return tend(shelves.quote, newQuote)
    const shelf = chance < 16 ? shelves.client : shelves.product
    return tend(shelf, () => shelf.create(nothing))
  }

  async function openSomePdf() {
    const mark = shelves.quote.any()
    if (mark) await openPdf(shelves.quote.idOf(mark))
  }

  /** @param {number} id */
  async function openPdf(id) {
    const { headers, body } = await browser.insist('GET', `/api/pdf/quote/${id}`, [200])
    const isIt = headers.get('content-disposition')?.includes(`"orcamento-${id}`) && body.includes(titleOf(id))
    if (!isIt) observations.find(`the PDF of quote ${id} is another one: ${headers.get('content-disposition')}`)
  }

  let etag = ''
  async function lookAtBalance() {
    const response = await browser.attempt('GET', '/api/cash/balance', [200, 304], {
      headers: etag ? { 'if-none-match': etag } : {},
    })
    if (response.status === 200) balance = response.body
    if (response.status === 200) etag = response.headers.get('etag') ?? ''
  }

  /** @param {() => Promise<unknown>} act @param {number} everyMs */
  async function keepDoing(act, everyMs) {
    // Not all at the same moment.
    await sleep(Math.random() * everyMs)
    for (; !isStopped; await sleep(everyMs)) await act()
  }

  return {
    browser,
    shelves,
    openPdf,
    /** Resolves after `stop`, once the last write is acknowledged; rejects if one never succeeded. */
    live: () =>
      Promise.all([
        keepDoing(workInBooks, ACT_EVERY_MS),
        keepDoing(() => tend(shelves.entry, () => shelves.entry.create(nothing)), ACT_EVERY_MS),
        keepDoing(lookAtBalance, POLL_EVERY_MS),
      ]),
    stop() {
      isStopped = true
    },
    /** Resolves once each service with records has taken a write of hers. */
    writeEach: () =>
      Promise.all(
        reserved.map(async ({ shelf, mark }) => {
          while (!(await shelf.update(mark)));
        }),
      ),
    /** The ledger as the cash screen shows it. */
    async balance() {
      await lookAtBalance()
      return /** @type {{ total: number }} */ (balance)
    },
  }
}
/** @typedef {Awaited<ReturnType<typeof openOwner>>} Owner */

/** The beginning of the title as Chromium writes it into a PDF: UTF-16 in hexadecimal digits. @param {number} id */
const titleOf = (id) => Buffer.from(`Orçamento ${id} –`, 'utf16le').swap16().toString('hex').toUpperCase()
