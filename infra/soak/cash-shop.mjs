// @ts-check
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { cookiesSetBy } from '../bench/cookies.mjs'

const TRY_EVERY_MS = 200
const TRY_FOR_MS = 60_000
const DAYS = ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-30', '2026-12-01']
export const MONTH = '?startDate=2026-11-01&endDate=2026-11-30'

/** @typedef {{ id: number, date: string, type: string, amount: string, description: string }} Entry */
/** @typedef {(what: string) => void} OnTrouble called for every unexpected response */

/**
 * An owner who writes to her cash ledger, one entry after another, and knows what must be in it.
 * @param {string} url
 * @param {number} number
 * @param {OnTrouble} onTrouble
 */
export async function openShop(url, number, onTrouble) {
  const registered = await fetch(`${url}/api/register`, json('POST', { fullName: 'Dona', email: `caixa-${number}@exemplo.com.br`, password: 'segredo1' }))
  const cookie = cookiesSetBy(registered)
  /** @type {Map<number, Entry>} */
  const entries = new Map()

  /**
   * Sends a write until it is acknowledged, as a person does after a failure: with the same key, so that it counts once.
   * @param {string} method @param {string} path @param {readonly number[]} wanted @param {object} [body]
   */
  async function write(method, path, wanted, body) {
    const headers = { cookie, 'idempotency-key': randomUUID() }
    for (const deadline = Date.now() + TRY_FOR_MS; ; await sleep(TRY_EVERY_MS)) {
      const response = await fetch(url + path, json(method, body, headers)).then(read, (/** @type {Error} */ error) => ({ status: 0, body: String(error.cause ?? error) }))
      if (wanted.includes(response.status)) return response.body
      onTrouble(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`)
      if (Date.now() > deadline) throw new Error(`${method} ${path} was not acknowledged within a minute`)
    }
  }

  return {
    cookie, entries,
    async writeOne() {
      const known = [...entries.keys()]
      const id = known[randomInt(Math.max(known.length, 1))]
      const chance = randomInt(10)
      if (id === undefined || chance < 5) {
        const created = await write('POST', '/api/cash/transaction', [201], { ...anything(), description: randomUUID() })
        entries.set(created.id, created)
      } else if (chance < 8) {
        entries.set(id, await write('PATCH', `/api/cash/transaction/${id}`, [200], anything()))
      } else {
        // Already gone, if the acknowledgement of the first attempt was lost.
        await write('DELETE', `/api/cash/transaction/${id}`, [204, 404])
        entries.delete(id)
      }
    },
    /** The entries that the database has. */
    stored: async () => /** @type {Entry[]} */ ((await read(await fetch(`${url}/api/cash/transactions`, { headers: { cookie } }))).body),
  }
}

function anything() {
  const isIncome = randomInt(2) === 0
  return { date: DAYS[randomInt(DAYS.length)], type: isIncome ? 'income' : 'expense', categoryId: isIncome ? 5 : 6, amount: (randomInt(1, 1_000_000) / 100).toFixed(2) }
}

/** @param {string} method @param {object} [body] @param {Record<string, string>} [headers] */
const json = (method, body, headers = {}) => ({
  method, signal: AbortSignal.timeout(20_000),
  headers: { ...headers, 'content-type': 'application/json' }, body: body && JSON.stringify(body),
})

/** @param {Response} response @returns {Promise<{ status: number, body: any }>} */
async function read(response) {
  const text = await response.text()
  return { status: response.status, body: text && JSON.parse(text) }
}
