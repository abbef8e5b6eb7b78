// @ts-check
import { pause } from './call-times.mjs'
import { besideQueue, QUEUED } from './pdf-turns.mjs'
import { findProcess, treeMemory } from './process-tree.mjs'
import { quoteCrowd } from './quote-crowd.mjs'
import { rawChromium } from './raw-chromium.mjs'
import { alternately, describeAim, describeRatio, percentile } from './statistics.mjs'

const ROUNDS = 6
/** So many that no account opens more than it may without being slowed down. */
const CROWD = { name: 'dona', accounts: 40, quotes: 3 }
const OPENED_A_ROUND = 15
const RENDERS = { early: 200, late: 2_000 }
/** An account that has read its share may read again. */
const SHARE_IS_BACK_MS = 1_000

/**
 * Measures what opening a PDF that must be rendered costs compared with the least it can cost, and beside an account that
 * wants hundreds; and whether the worker's memory grows. Reads memory and settings from /proc, so Linux only.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function pdf(url, pid) {
  const worker = findProcess(pid, 'services/quotes/dist/worker.js')
  const crowd = await quoteCrowd(url, CROWD)
  const { company, quotes } = crowd.owner(0)
  const raw = await rawChromium()
  const html = raw.quoteHtml(asStored(quotes[0]), { ...company, phone: '(11) 1' })
  let renders = 0
  const renderUntil = async (/** @type {number} */ count) => {
    while (renders < count) {
      await crowd.outdateAll()
      const opened = Math.min(crowd.size, count - renders)
      await crowd.openMany(0, opened)
      renders += opened
    }
    return memoryAtRest(worker)
  }
  try {
    const early = await renderUntil(RENDERS.early)
    const ratios = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      await crowd.outdateAll()
      await pause(SHARE_IS_BACK_MS)
      const { first: opened, second: printed } = await alternately(OPENED_A_ROUND, crowd.open, () => raw.print(html))
      renders += OPENED_A_ROUND
      ratios.push(opened / printed)
      console.log(`round ${round}: rendered ${opened.toFixed(0)} ms, raw ${printed.toFixed(0)} ms`)
    }
    console.log(describeRatio('p50 of opening a PDF that must be rendered ÷ setContent and pdf on a warm page', ratios, 2))
    console.log(describeRatio(`p50 of a PDF of one line beside ${QUEUED} of 200 lines that another account wants ÷ alone`, await besideQueue(url, pid), 3))
    const late = await renderUntil(RENDERS.late)
    console.log(`memory of the worker and its Chromium: ${early.toFixed(0)} MB after ${RENDERS.early} renders, ${late.toFixed(0)} MB after ${RENDERS.late}: ${(late / early).toFixed(2)} (${describeAim(late / early, 1.15)})`)
  } finally {
    await raw.close()
  }
}

/**
 * The median memory while idle.
 * @param {number} pid
 */
async function memoryAtRest(pid) {
  const samples = []
  for (let sample = 0; sample < 5; sample += 1) {
    await pause(500)
    samples.push(treeMemory(pid))
  }
  return percentile(samples, 0.5)
}

/**
 * A quote as the service stores it, from the API's response.
 * @param {any} quote
 */
const asStored = (quote) => ({
  ...quote, createdAt: new Date(quote.createdAt), totalCents: Math.round(quote.total * 100),
  client: { ...quote.client, phone: '(11) 900000001', address: 'Rua das Flores 1, 1, Bela Vista, São Paulo/SP, CEP 01310-100' },
  items: quote.items.map((/** @type {any} */ item) => ({
    ...item, quantityThousandths: Math.round(item.quantity * 1000), unitPriceCents: Math.round(item.unitPrice * 100),
    discountHundredths: Math.round(item.discount * 100), totalCents: Math.round(item.total * 100),
  })),
})
