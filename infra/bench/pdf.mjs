// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { inLanes } from './in-lanes.mjs'
import { environmentOf, findProcess, treeMemory } from './process-tree.mjs'
import { quoteOwner } from './quote-owner.mjs'
import { describeAim, describeRatio, percentile } from './statistics.mjs'

const ROUNDS = 6
const LINES = 10
/** So many that no account opens more than it may without being slowed down. */
const ACCOUNTS = 120
const AT_ONCE = 4
const OPENED_A_ROUND = 15
/** Two pages take turns, and each is replaced after a hundred documents: at both samples they are of the same age. */
const RENDERS = { early: 300, late: 2_100 }

/**
 * Measures what opening a PDF that must be rendered costs compared with printing it in Chromium, and whether the worker's
 * memory grows. Reads memory and settings from /proc, so Linux only.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function pdf(url, pid) {
  const worker = findProcess(pid, 'services/quotes/dist/worker.js')
  /** @type {Awaited<ReturnType<typeof quoteOwner>>[]} */
  const owners = []
  while (owners.length < ACCOUNTS) owners.push(await quoteOwner(url, { name: `dona${owners.length}`, lines: LINES }))
  const outdateAll = () => inLanes(AT_ONCE, owners, (owner) => owner.outdate())
  let renders = 0
  const renderUntil = async (/** @type {number} */ count) => {
    while (renders < count) {
      await outdateAll()
      const opening = owners.slice(0, count - renders)
      await inLanes(AT_ONCE, opening, (owner) => owner.open())
      renders += opening.length
    }
    return memoryAtRest(worker)
  }
  const early = await renderUntil(RENDERS.early)
  const ratios = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    await outdateAll()
    const before = await printing(worker)
    const taken = []
    for (const owner of owners.slice(0, OPENED_A_ROUND)) {
      const began = performance.now()
      await owner.open()
      taken.push(performance.now() - began)
    }
    const after = await printing(worker)
    renders += OPENED_A_ROUND
    const [opened, printed] = [percentile(taken, 0.5), (after.ms - before.ms) / (after.documents - before.documents)]
    ratios.push(opened / printed)
    console.log(`round ${round}: opened in ${opened.toFixed(0)} ms, printed in ${printed.toFixed(0)} ms`)
  }
  console.log(describeRatio('p50 of opening a PDF that must be rendered ÷ printing it', ratios, 2))
  const late = await renderUntil(RENDERS.late)
  console.log(
    `memory of the worker and its Chromium: ${early.toFixed(0)} MB after ${RENDERS.early} renders, ${late.toFixed(0)} MB after ${RENDERS.late}: ${(late / early).toFixed(2)} (${describeAim(late / early, 1.15)})`,
  )
}

/**
 * How long a worker's Chromium has printed so far, by its metrics.
 * @param {number} worker
 */
async function printing(worker) {
  const metrics = await (await fetch(`http://127.0.0.1:${environmentOf(worker).PORT}/metrics`)).text()
  const figure = (/** @type {string} */ name) =>
    Number(new RegExp(`^chromium_print_duration_seconds_${name}\\S* (\\S+)$`, 'm').exec(metrics)?.[1])
  return { ms: figure('sum') * 1_000, documents: figure('count') }
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
