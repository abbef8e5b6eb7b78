// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { company } from '../../local/demo/records.mjs'
import { client, entry, product, quote } from '../chaos/kinds.mjs'
import { openBrowser } from '../chaos/person.mjs'

const QUOTES = 3
const ENTRIES = 12
const WRITE_EVERY_MS = 50
const PDF_WITHIN_TRIES = 20

/**
 * An owner who knows her records, so that they can be compared with those of a restored copy.
 * @param {string} url
 * @param {import('../chaos/observations.mjs').Observations} observations
 */
export async function openMaker(url, observations) {
  const credentials = { email: `dona-${randomUUID()}@exemplo.com.br`, password: 'segredo1' }
  let browser = openBrowser(url, observations)
  await browser.insist('POST', '/api/register', [201], { body: { fullName: 'Dona', ...credentials } })

  /** @param {import('../chaos/kinds.mjs').Kind} kind @param {import('../chaos/kinds.mjs').Subjects} [subjects] @returns {Promise<{ id: number }>} */
  const add = async (kind, subjects = { clientId: 0, productId: 0 }) =>
    (
      await browser.insist('POST', kind.path, [201], {
        body: kind.body(`${kind.name} ${randomUUID()}`, subjects),
        headers: { 'idempotency-key': randomUUID() },
      })
    ).body
  const list = async (/** @type {string} */ path) => (await browser.insist('GET', path, [200])).body

  async function addQuote() {
    const subjects = { clientId: (await add(client)).id, productId: (await add(product)).id }
    await add(quote, subjects)
    return subjects.clientId
  }

  /** @param {number} id @returns {Promise<string>} */
  async function pdfText(id) {
    for (let tries = 1; ; tries += 1) {
      const { status, body } = await browser.insist('GET', `/api/pdf/quote/${id}`, [200, 202])
      if (status === 200)
        return (await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true })).text
      if (tries === PDF_WITHIN_TRIES) throw new Error(`the PDF of quote ${id} did not come`)
    }
  }

  return {
    async work() {
      await browser.insist('POST', '/api/company', [200], { body: { ...company, name: `Ateliê ${randomUUID()}` } })
      for (let number = 0; number < QUOTES; number += 1) await addQuote()
      for (let number = 0; number < ENTRIES; number += 1) await add(entry)
    },
    /** Changes, adds and removes records of each kind. */
    async workOn() {
      await browser.insist('DELETE', '/api/clients/1', [204])
      await browser.insist('PATCH', '/api/cash/transaction/1', [200], { body: { amount: '1.23' } })
      await browser.insist('DELETE', '/api/cash/transaction/2', [204])
      await this.work()
    },
    /** All that she can see, with the text of her PDFs. */
    async records() {
      const quotes = await list('/api/quotes')
      const [company, clients, products, entries, balance] = [
        await list('/api/company'),
        await list('/api/clients'),
        await list('/api/products'),
        await list('/api/cash/transactions'),
        await list('/api/cash/balance'),
      ]
      const pdfs = []
      for (const { id } of quotes) pdfs.push(await pdfText(id))
      return { company, clients, products, quotes, entries, balance, pdfs }
    },
    /**
     * Writes one record after another until it is stopped; clients come and go with their quotes.
     * @returns {{ written: () => number, stop: () => Promise<void> }} written: how many entries were acknowledged
     */
    keepWriting() {
      let stopped = false
      let written = 0
      const writing = (async () => {
        for (; !stopped; await sleep(WRITE_EVERY_MS)) {
          await add(entry)
          written += 1
          if (written % 3 === 0) await browser.insist('DELETE', `/api/clients/${await addQuote()}`, [204])
        }
      })()
      return {
        written: () => written,
        stop() {
          stopped = true
          return writing
        },
      }
    },
    balanceTag: async () => (await browser.insist('GET', '/api/cash/balance', [200])).headers.get('etag') ?? '',
    isCurrent: async (/** @type {string} */ tag) =>
      (await browser.insist('GET', '/api/cash/balance', [200, 304], { headers: { 'if-none-match': tag } })).status ===
      304,
    isSignedIn: async () => (await browser.insist('GET', '/api/clients', [200, 401])).status === 200,
    async signIn() {
      browser = openBrowser(url, observations)
      await browser.insist('POST', '/api/login', [200], { body: credentials })
    },
  }
}
/** @typedef {Awaited<ReturnType<typeof openMaker>>} Maker */
