// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ledgerMaker, MONTH } from './ledgers.mjs'
import { cpuMs, findProcess } from './process-tree.mjs'
import { alternately, describeRatio } from './statistics.mjs'
import { createTabs } from './tabs.mjs'

const ROUNDS = 6
const READS_A_ROUND = 100
const LEDGERS = { small: 100, large: 100_000 }
/** Each tab belongs to another owner, up to this many. */
const OWNERS = 500
const POLLING = { tabs: 1_000, seconds: 5 }
const CLIMBS = 3
const STEPS = [15, 30, 60, 125, 250, 500, 1_000, 2_000, 4_000, 8_000]
const STEP_SECONDS = 6
const MOST_MS = 100

/**
 * Measures what an open cash screen costs: an unchanged poll compared with the least it can cost, a month of a large
 * ledger compared with one of a small ledger, and how many open tabs one gateway sustains. Reads CPU times from /proc,
 * so Linux only.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function cash(url, pid) {
  const ledgers = await ledgerMaker(pid)
  const small = await ledgers.create(LEDGERS.small)
  const large = await ledgers.create(LEDGERS.large)
  const owners = []
  for (let index = 0; index < OWNERS; index += 1) owners.push(await ledgers.create(20))
  await ledgers.done()
  await compareLedgers(url, small, large)
  const tabs = createTabs()
  try {
    const polls = []
    for (const cookie of owners) polls.push(await pollsOf(url, cookie))
    await compareCpu(pid, tabs, Number(new URL(url).port), polls.map(({ unchanged }) => unchanged))
    await climb(tabs, Number(new URL(url).port), polls)
  } finally {
    await tabs.close()
  }
}

/** @param {string} url @param {string} small @param {string} large owners' cookies */
async function compareLedgers(url, small, large) {
  for (const path of ['/api/cash/balance', '/api/cash/transactions']) {
    const read = async (/** @type {string} */ cookie) => (await fetchOk(url, path + MONTH, cookie)).arrayBuffer()
    const rounds = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { first, second } = await alternately(READS_A_ROUND, () => read(large), () => read(small))
      // The first round is a warm-up.
      if (round > 0) rounds.push(first / second)
    }
    console.log(describeRatio(`p50 of ${path} for a month, of ${LEDGERS.large} entries ÷ of ${LEDGERS.small}`, rounds, 1.15))
  }
}

/**
 * @param {number} pid
 * @param {ReturnType<typeof createTabs>} tabs
 * @param {number} port
 * @param {string[][]} polls
 */
async function compareCpu(pid, tabs, port, polls) {
  const ours = [findProcess(pid, 'gateway/dist/main.js'), findProcess(pid, 'services/cash/dist/main.js')]
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-304.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const barePort = Number(String((await once(bare.stdout, 'data'))[0]))
  const perPoll = async (/** @type {number} */ at, /** @type {number[]} */ pids) => {
    const before = cpuMs(pids)
    const { polls: answered, errors } = await tabs.poll({ port: at, ...POLLING, status: 304, polls })
    if (errors > 0) throw new Error(`${errors} polls were not answered by a 304`)
    return (cpuMs(pids) - before) * 1_000 / answered
  }
  const rounds = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [whole, least] = [await perPoll(port, ours), await perPoll(barePort, [/** @type {number} */ (bare.pid)])]
    if (round > 0) rounds.push(whole / least)
    console.log(`${round > 0 ? `round ${round}` : 'warming up'}: CPU of an unchanged poll ${whole.toFixed(0)} µs, of a bare 304 ${least.toFixed(0)} µs`)
  }
  bare.kill()
  console.log(describeRatio(`CPU of an unchanged poll through gateway and service ÷ a bare 304, ${POLLING.tabs} open tabs`, rounds, 6))
}

/**
 * Adds tabs until one poll in a hundred takes too long or any fails.
 * @param {ReturnType<typeof createTabs>} tabs
 * @param {number} port
 * @param {Awaited<ReturnType<typeof pollsOf>>[]} polls
 */
async function climb(tabs, port, polls) {
  /** @param {number} status @param {string[][]} requests */
  const carried = async (status, requests) => {
    let most = 0
    // Not counted: the services are still busy with the previous measurement.
    await tabs.poll({ port, tabs: STEPS[0] ?? 1, seconds: 2, status, polls: requests })
    for (const count of STEPS) {
      const { p50, p99, errors, polls: answered } = await tabs.poll({ port, tabs: count, seconds: STEP_SECONDS, status, polls: requests })
      console.log(`${count} tabs, answered ${status}: ${(answered / STEP_SECONDS).toFixed(0)} polls a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${errors} errors`)
      if (errors > 0 || !(p99 < MOST_MS)) break
      most = count
    }
    return most
  }
  const rounds = []
  for (let round = 0; round < CLIMBS; round += 1) {
    rounds.push({ on: await carried(304, polls.map(({ unchanged }) => unchanged)), off: await carried(200, polls.map(({ whole }) => whole)) })
  }
  console.log(describeRatio(`open tabs at two polls a second with p99 under ${MOST_MS} ms and no error`, rounds.map(({ on }) => on), 2_000, 'at least'))
  console.log(describeRatio('these ÷ as many as it carries when every poll is answered whole', rounds.map(({ on, off }) => on / off), 1, 'at least'))
}

/** @param {string} url @param {string} path @param {string} cookie */
async function fetchOk(url, path, cookie) {
  const response = await fetch(url + path, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return response
}

/**
 * The calls of a tab of this owner, with ETags and without.
 * @param {string} url
 * @param {string} cookie
 */
async function pollsOf(url, cookie) {
  const requests = await Promise.all(['/api/cash/balance', '/api/cash/transactions'].map(async (path) => {
    const etag = (await fetchOk(url, path + MONTH, cookie)).headers.get('etag')
    const whole = `GET ${path}${MONTH} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nCookie: ${cookie}\r\nAccept: application/json\r\n`
    return { whole: `${whole}\r\n`, unchanged: `${whole}If-None-Match: ${etag}\r\n\r\n` }
  }))
  return { whole: requests.map(({ whole }) => whole), unchanged: requests.map(({ unchanged }) => unchanged) }
}
