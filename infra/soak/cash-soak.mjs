// @ts-check
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findProcess, environmentOf, treeMemory } from '../bench/process-tree.mjs'
import { percentile } from '../bench/statistics.mjs'
import { readPidFile } from '../local/process/pid-file.mjs'
import { choosePorts } from '../local/process/ports.mjs'
import { rootDir } from '../local/settings.mjs'
import { spawnCopy } from '../local/process/spawn-copy.mjs'
import { waitUntil } from '../local/process/wait-until.mjs'
import { MONTH, openShop } from './cash-shop.mjs'
import { openTab } from './cash-tab.mjs'

const SHOPS = 20
const TABS_A_SHOP = 10
const WRITE_EVERY_MS = 3_000
const SAMPLE_EVERY_MS = 5_000
/**
 * Parts of the calm that are compared: of ten minutes, the third and fourth, and the last two. A process collects garbage
 * only every minute or so; shorter spans would compare phases of that.
 */
const EARLY = { from: 0.2, to: 0.4 }
const LATE = 0.8
const MOST_GROWTH = 1.1
const STORMS = 2
const WRITE_ON_MS = 5_000
const RECOVERED_WITHIN_MS = 60_000

/**
 * Two hundred open cash screens and random writes: first for `minutes`, in which nothing may go wrong or grow, then while
 * the cash service, the gateway, Redis and the database are killed with -9, after which nothing may be missing or doubled.
 * Throws what it found. Reads /proc, so Linux only.
 * @param {{ minutes: number, enginesDir: string, detail: (text: string) => void }} options
 */
export async function soakCash({ minutes, enginesDir, detail }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelie-soak-'))
  const { port } = await choosePorts(dataDir, ['port'])
  const copy = spawnCopy({ dataDir, port, env: { ENGINES_DIR: enginesDir } })
  const troubles = /** @type {string[]} */ ([])
  let isStorm = false
  const onTrouble = (/** @type {string} */ what) => { if (!isStorm) troubles.push(what) }
  try {
    await copy.isReady()
    const shops = await Promise.all(Array.from({ length: SHOPS }, (_, number) => openShop(copy.url, number, onTrouble)))
    const tabs = shops.flatMap(({ cookie }) => Array.from({ length: TABS_A_SHOP }, () => openTab(copy.url, cookie, MONTH, onTrouble)))
    const writing = startWriting(shops)
    const growth = await Promise.race([watchMemory(copy.pid, minutes * 60_000), writing.failed])
    if (troubles.length > 0) throw new Error(`${troubles.length} errors while nothing was killed, the first: ${troubles[0]}`)
    if (growth > MOST_GROWTH) throw new Error(`gateway and cash service took ${growth.toFixed(2)} times the memory of the beginning`)
    isStorm = true
    const kills = await Promise.race([killAll(copy.pid, dataDir, tabs), writing.failed])
    await writing.stop()
    await expectAllFresh(tabs)
    const entries = await compare(shops, tabs)
    await verify(copy.pid)
    await Promise.all(tabs.map((tab) => tab.close()))
    detail(`${tabs.length} tabs, ${entries} entries, memory ${growth.toFixed(2)}, ${kills} kills`)
  } catch (error) {
    await copy.stop()
    throw new Error(`${error instanceof Error ? error.message : error} (logs: ${join(dataDir, 'logs')})`, { cause: error })
  }
  await copy.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** @typedef {Awaited<ReturnType<typeof openShop>>} Shop */
/** @typedef {ReturnType<typeof openTab>} Tab */

/** @param {readonly Shop[]} shops */
function startWriting(shops) {
  let stopped = false
  const all = Promise.all(shops.map(async (shop) => {
    // Not all at the same moment.
    await sleep(Math.random() * WRITE_EVERY_MS)
    for (; !stopped; await sleep(WRITE_EVERY_MS)) await shop.writeOne()
  }))
  return {
    /** Rejects if a write never succeeded. */
    failed: new Promise((_, reject) => { all.catch(reject) }),
    stop() {
      stopped = true
      return all
    },
  }
}

/**
 * @param {number} pid of the copy
 * @param {number} forMs
 * @returns {Promise<number>} memory at the end ÷ at the start
 */
async function watchMemory(pid, forMs) {
  const parts = [findProcess(pid, 'gateway/dist/main.js'), findProcess(pid, 'services/cash/dist/main.js')]
  const began = performance.now()
  const samples = /** @type {{ at: number, mb: number }[]} */ ([])
  for (let at = 0; at < 1; at = (performance.now() - began) / forMs) {
    samples.push({ at, mb: parts.reduce((sum, part) => sum + treeMemory(part), 0) })
    await sleep(Math.min(SAMPLE_EVERY_MS, forMs / 20))
  }
  const middle = (/** @type {number} */ from, /** @type {number} */ to) => percentile(samples.filter(({ at }) => at >= from && at <= to).map(({ mb }) => mb), 0.5)
  return middle(LATE, 1) / middle(EARLY.from, EARLY.to)
}

/**
 * Kills each in turn under load; the next one once every screen has recovered.
 * @param {number} pid of the copy
 * @param {string} dataDir
 * @param {readonly Tab[]} tabs
 */
async function killAll(pid, dataDir, tabs) {
  const engines = () => readdirSync(dataDir).filter((file) => file.endsWith('.pid')).map((file) => () => readPidFile(join(dataDir, file)))
  const victims = [() => findProcess(pid, 'services/cash/dist/main.js'), () => findProcess(pid, 'gateway/dist/main.js'), ...engines()]
  let kills = 0
  for (let storm = 0; storm < STORMS; storm += 1) {
    for (const find of victims) {
      const victim = find()
      if (!victim) throw new Error('one of the processes to kill is not there')
      process.kill(victim, 'SIGKILL')
      kills += 1
      await expectAllFresh(tabs)
      await sleep(WRITE_ON_MS)
    }
  }
  return kills
}

/** @param {readonly Tab[]} tabs */
async function expectAllFresh(tabs) {
  const since = performance.now()
  if (await waitUntil(() => tabs.every((tab) => tab.isFresh(since)), { withinMs: RECOVERED_WITHIN_MS })) return
  throw new Error(`${tabs.filter((tab) => !tab.isFresh(since)).length} screens did not recover within a minute`)
}

/**
 * Compares what was acknowledged to owners, what is stored, and what their screens show.
 * @param {readonly Shop[]} shops
 * @param {readonly Tab[]} tabs in the order of their shops
 */
async function compare(shops, tabs) {
  let count = 0
  for (const [index, shop] of shops.entries()) {
    const stored = await shop.stored()
    const known = [...shop.entries.values()].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
    if (JSON.stringify(stored) !== JSON.stringify(known)) throw new Error(`shop ${index} knows ${known.length} entries, ${stored.length} are stored, and they are not the same`)
    const cents = stored.filter(({ date }) => date.startsWith('2026-11')).reduce((sum, { type, amount }) => sum + (type === 'income' ? 1 : -1) * Math.round(Number(amount) * 100), 0)
    for (const tab of tabs.slice(index * TABS_A_SHOP, (index + 1) * TABS_A_SHOP)) {
      const shown = Math.round((tab.balance()?.total ?? NaN) * 100)
      if (shown !== cents) throw new Error(`a screen of shop ${index} shows ${shown} cents, the database has ${cents}`)
    }
    count += stored.length
  }
  return count
}

/** @param {number} pid of the copy */
async function verify(pid) {
  const { MONGODB_URI } = environmentOf(findProcess(pid, 'services/cash/dist/main.js'))
  await promisify(execFile)(process.execPath, [join(rootDir, 'services/cash/dist/verify-totals.js')], { env: { PATH: process.env.PATH, MONGODB_URI } })
}
