// @ts-check
import { client } from './accounts.mjs'
import { pause } from './call-times.mjs'
import { quoteOwner } from './quote-owner.mjs'
import { percentile } from './statistics.mjs'

export const QUEUED = 500
const LINES = 200
const ROUNDS = 4
const OPENED_A_ROUND = 10
/** Per account; further calls must retry later. */
const WAITING = 8

/**
 * How much longer a PDF that must be rendered takes to open while another account waits for hundreds.
 * @param {string} url
 */
export async function besideQueue(url) {
  const one = await quoteOwner(url, { name: 'vizinha', quotes: 1, lines: 1 })
  const many = await quoteOwner(url, { name: 'apressada', quotes: 0, lines: LINES })
  const openOne = () => medianOpening(one)
  await openOne()
  const ratios = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const alone = await openOne()
    const queue = await startQueue(many, round + 1)
    const beside = await openOne()
    if (!await queue.isThere()) throw new Error('the queue was over before the measurement was')
    await queue.end()
    ratios.push(beside / alone)
    console.log(`round ${round}: a PDF of one line alone ${alone.toFixed(0)} ms, beside ${QUEUED} of ${LINES} lines ${beside.toFixed(0)} ms`)
  }
  return ratios
}

/** @typedef {Awaited<ReturnType<typeof quoteOwner>>} Owner */

/** @param {Owner} owner */
async function medianOpening(owner) {
  const taken = []
  for (let opened = 0; opened < OPENED_A_ROUND; opened += 1) {
    await owner.outdateAll()
    const began = performance.now()
    while ((await owner.ask(1)).status === 202);
    taken.push(performance.now() - began)
  }
  return percentile(taken, 0.5)
}

/**
 * Creates quotes for a new client and opens them all at once.
 * @param {Owner} owner
 * @param {number} clientId the id of the next client
 */
async function startQueue(owner, clientId) {
  await owner.call('POST', '/api/clients', { body: client(clientId) })
  const ids = /** @type {number[]} */ ([])
  for (let index = 0; index < QUEUED; index += 1) ids.push((await owner.createQuote(clientId)).id)
  await owner.outdateAll()
  let answered = 0
  const asked = ids.map((id) => owner.ask(id).then(async (response) => {
    await response.arrayBuffer()
    answered += 1
  }))
  while (answered < QUEUED - WAITING) await pause(20)
  return {
    isThere: async () => (await owner.ask(/** @type {number} */ (ids.at(-1)))).status === 202,
    /** Deletes the quotes, which empties the queue; a last quote shows when. */
    async end() {
      await Promise.all(asked)
      await owner.call('DELETE', `/api/clients/${clientId}`)
      while ((await owner.call('GET', '/api/quotes')).some((/** @type {any} */ quote) => quote.clientId === clientId)) await pause(100)
      const last = await owner.createQuote(1)
      while ((await owner.ask(last.id)).status === 202);
    },
  }
}
