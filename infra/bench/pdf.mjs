// @ts-check
import { pause } from './call-times.mjs'
import { inLanes } from './in-lanes.mjs'
import { besideQueue, QUEUED } from './pdf-turns.mjs'
import { findProcess, treeMemory } from './process-tree.mjs'
import { quoteOwner } from './quote-owner.mjs'
import { rawChromium } from './raw-chromium.mjs'
import { serveFile } from './static-file.mjs'
import { alternately, describeRatio, percentile } from './statistics.mjs'

const ROUNDS = 6
const OPENED_A_ROUND = 15
const READS_A_ROUND = 60
const PRINTS_A_ROUND = 24
const QUOTES_OF_EACH = 50
const LANES = 2
const RENDERS = { early: 200, late: 2_000 }

/**
 * What a PDF costs compared with the least it can cost: opening one that must be rendered, and a stored one; how many a
 * minute, for as many accounts as there are lanes; the cost beside an account that wants hundreds; and whether the worker's
 * memory grows. Reads memory and settings from /proc, so Linux only.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function pdf(url, pid) {
  const worker = findProcess(pid, 'services/quotes/dist/worker.js')
  const owners = /** @type {Awaited<ReturnType<typeof quoteOwner>>[]} */ ([])
  for (let lane = 0; lane < LANES; lane += 1) owners.push(await quoteOwner(url, { name: `dona${lane}`, quotes: QUOTES_OF_EACH }))
  const owner = /** @type {Awaited<ReturnType<typeof quoteOwner>>} */ (owners[0])
  const outdateAll = () => Promise.all(owners.map((each) => each.outdateAll()))
  const raw = await rawChromium()
  const file = await serveFile(findProcess(pid, 'gateway/dist/main.js'), await owner.open(1))
  const html = raw.quoteHtml(asStored(owner.quotes[0]), { ...owner.company, phone: '(11) 1' })
  let renders = 0
  const openAll = async (/** @type {number[]} */ ids) => {
    renders += LANES * ids.length
    await Promise.all(owners.map((each) => inLanes(2, ids, each.open)))
  }
  const renderUntil = async (/** @type {number} */ count) => {
    while (renders < count) {
      await outdateAll()
      await openAll(owner.ids.slice(0, Math.ceil((count - renders) / LANES)))
    }
    return memoryAtRest(worker)
  }
  try {
    await inLanes(LANES, Array(2 * LANES).fill(html), raw.asTheWorker)
    const early = await renderUntil(RENDERS.early)
    const rounds = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      await outdateAll()
      const { first: opened, second: printed } = await alternately(OPENED_A_ROUND, (index) => owner.open(index + 1), () => raw.onWarmPage(html))
      renders += OPENED_A_ROUND
      const { first: kept, second: files } = await alternately(READS_A_ROUND, () => owner.open(1), () => read(file.url))
      const rest = owner.ids.slice(OPENED_A_ROUND)
      const ours = await perMinute(LANES * rest.length, () => openAll(rest))
      const reused = await perMinute(PRINTS_A_ROUND, () => inLanes(LANES, Array(PRINTS_A_ROUND).fill(html), raw.asTheWorker))
      const fresh = await perMinute(PRINTS_A_ROUND, () => inLanes(LANES, Array(PRINTS_A_ROUND).fill(html), raw.inNewContext))
      rounds.push({ uncached: opened / printed, cached: kept / files, rate: reused / fresh, wholeRate: ours / fresh })
      console.log(`round ${round}: rendered ${opened.toFixed(0)} ms, raw ${printed.toFixed(0)} ms; kept ${kept.toFixed(1)} ms, file ${files.toFixed(1)} ms; PDFs a minute: opened by people ${ours.toFixed(0)}, by the renderer alone ${reused.toFixed(0)}, in new contexts ${fresh.toFixed(0)}`)
    }
    console.log(describeRatio('p50 of opening a PDF that must be rendered ÷ setContent and pdf on a warm page', rounds.map(({ uncached }) => uncached), 2))
    console.log(describeRatio("PDFs a minute by the worker's renderer ÷ in a new context each", rounds.map(({ rate }) => rate), 6, 'at least'))
    console.log(describeRatio('the same through the whole path, everything on one machine ÷ in a new context each', rounds.map(({ wholeRate }) => wholeRate), 6, 'at least'))
    console.log(describeRatio('p50 of opening a kept PDF ÷ a static file of its size behind the gateway', rounds.map(({ cached }) => cached), 2.5))
    console.log(describeRatio(`p50 of a PDF of one line beside ${QUEUED} of 200 lines that another account waits for ÷ alone`, await besideQueue(url), 3))
    const late = await renderUntil(RENDERS.late)
    console.log(`memory of the worker and its Chromium: ${early.toFixed(0)} MB after ${RENDERS.early} renders, ${late.toFixed(0)} MB after ${RENDERS.late}: ${(late / early).toFixed(2)} (aim: at most 1.15)`)
  } finally {
    file.stop()
    await raw.close()
  }
}

/** @param {number} count @param {() => Promise<unknown>} work */
async function perMinute(count, work) {
  const began = performance.now()
  await work()
  return count * 60_000 / (performance.now() - began)
}

/** @param {string} url */
const read = async (url) => (await fetch(url)).arrayBuffer()

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
