// @ts-check
import { quotesRendered } from './pdf-queue.mjs'
import { quoteCrowd } from './quote-crowd.mjs'
import { quoteOwner } from './quote-owner.mjs'
import { percentile } from './statistics.mjs'

export const QUEUED = 500
const LINES = 200
const ROUNDS = 4
/** Each is opened by an account of its own, which is never slowed down. */
const OPENED_A_ROUND = 10
/** Nearly as many calls as an account may have at once, so that its queue never runs dry. */
const TABS = 30

/**
 * How much longer a PDF that must be rendered takes to open while another account wants hundreds, and reloads until it has them.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function besideQueue(url, pid) {
  const neighbours = await quoteCrowd(url, { name: 'vizinha', accounts: OPENED_A_ROUND, quotes: 1, lines: 1 })
  const many = await quoteOwner(url, { name: 'apressada', quotes: QUEUED, lines: LINES })
  await quotesRendered(pid)
  await medianOpening(neighbours)
  const ratios = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const alone = await medianOpening(neighbours)
    await many.outdateAll()
    const flood = startFlood(many)
    await flood.hasBegun
    const beside = await medianOpening(neighbours)
    const left = QUEUED - await flood.end()
    if (left < TABS) throw new Error('the queue was over before the measurement was')
    await quotesRendered(pid)
    ratios.push(beside / alone)
    console.log(`round ${round}: a PDF of one line alone ${alone.toFixed(0)} ms, beside ${left} to ${QUEUED} of ${LINES} lines ${beside.toFixed(0)} ms`)
  }
  return ratios
}

/** @param {Awaited<ReturnType<typeof quoteCrowd>>} neighbours */
async function medianOpening(neighbours) {
  await neighbours.outdateAll()
  const taken = []
  for (let index = 0; index < OPENED_A_ROUND; index += 1) {
    const began = performance.now()
    while ((await neighbours.owner(index).ask(1)).status === 202);
    taken.push(performance.now() - began)
  }
  return percentile(taken, 0.5)
}

/**
 * Opens all quotes of an account in many tabs, each of which reloads until its PDF is there and goes on to the next.
 * @param {Awaited<ReturnType<typeof quoteOwner>>} owner
 */
function startFlood(owner) {
  const ids = [...owner.ids]
  let opened = 0
  let isOver = false
  const begun = /** @type {{ resolve: () => void }} */ ({})
  const hasBegun = new Promise((resolve) => (begun.resolve = () => resolve(undefined)))
  async function useTab() {
    for (let id = ids.shift(); id !== undefined && !isOver; id = ids.shift()) {
      while (!isOver && (await owner.ask(id)).status === 202);
      begun.resolve()
      if (!isOver) opened += 1
    }
  }
  const tabs = Promise.all(Array.from({ length: TABS }, useTab))
  return {
    /** Resolves with the first PDF, when others are being rendered. */
    hasBegun,
    /** Resolves to how many PDFs were opened. */
    async end() {
      const count = opened
      isOver = true
      await tabs
      return count
    },
  }
}
