// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { account } from './accounts.mjs'
import { cpuMs, findProcess, treeMemory } from './process-tree.mjs'
import { describeAim, describeRatio } from './statistics.mjs'

const ROUNDS = 6
const OWNERS = 100
const ENTRIES = 5
/** A thousand open screens send as many. */
const POLLS_A_SECOND = 2_000
const SECONDS = 5
const TICK_MS = 5
const MONTH = '?startDate=2026-11-01&endDate=2026-11-30'

/** @typedef {{ path: string, headers: Record<string, string> }} Poll */

/**
 * Measures what an open cash screen costs: an unchanged poll compared with the least it can cost, and whether the gateway and
 * the cash service grow by answering. Reads CPU times and memory from /proc, so Linux only.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function cash(url, pid) {
  const polls = []
  for (let index = 0; index < OWNERS; index += 1) polls.push(...(await pollsOf(url, `caixa-${index}`)))
  const ours = [findProcess(pid, 'gateway/dist/main.js'), findProcess(pid, 'services/cash/dist/main.js')]
  const memory = () => ours.reduce((sum, one) => sum + treeMemory(one), 0)
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-304.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const bareUrl = `http://127.0.0.1:${String((await once(bare.stdout, 'data'))[0]).trim()}`
  const rounds = []
  let early = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [whole, least] = [
      await cpuOfPoll(url, polls, ours),
      await cpuOfPoll(bareUrl, polls, [/** @type {number} */ (bare.pid)]),
    ]
    // The first round is a warm-up.
    if (round > 0) rounds.push(whole / least)
    if (round === 1) early = memory()
    console.log(
      `${round > 0 ? `round ${round}` : 'warming up'}: CPU of an unchanged poll ${whole.toFixed(0)} µs, of a bare 304 ${least.toFixed(0)} µs`,
    )
  }
  bare.kill()
  console.log(describeRatio('CPU of an unchanged poll through gateway and service ÷ a bare 304', rounds, 6))
  const growth = memory() / early
  console.log(
    `memory of gateway and cash service: ${early.toFixed(0)} MB after one round, ${growth.toFixed(2)} times that after ${ROUNDS} (${describeAim(growth, 1.15)})`,
  )
}

/**
 * The polls of a screen that has everything already.
 * @param {string} url
 * @param {string} name
 */
async function pollsOf(url, name) {
  const { call } = await account(url, name)
  for (let index = 1; index <= ENTRIES; index += 1) {
    await call('POST', '/api/cash/transaction', {
      body: {
        date: `2026-11-0${index}`,
        type: 'income',
        description: `Caneca ${index}`,
        amount: '10.00',
        categoryId: 5,
      },
    })
  }
  return Promise.all(
    ['/api/cash/balance', '/api/cash/transactions'].map(async (path) => {
      const cookie = call.cookie()
      const etag = (await fetch(url + path + MONTH, { headers: { cookie } })).headers.get('etag')
      return { path: path + MONTH, headers: { cookie, 'if-none-match': String(etag) } }
    }),
  )
}

/**
 * @param {string} base
 * @param {readonly Poll[]} polls sent in turn
 * @param {readonly number[]} pids of those that answer
 * @returns {Promise<number>} µs
 */
async function cpuOfPoll(base, polls, pids) {
  const before = cpuMs(pids)
  const began = performance.now()
  /** @type {Promise<number>[]} */
  const sent = []
  for (; performance.now() < began + SECONDS * 1_000; await pause(TICK_MS)) {
    const due = ((performance.now() - began) * POLLS_A_SECOND) / 1_000
    while (sent.length < due) {
      const { path, headers } = /** @type {Poll} */ (polls[sent.length % polls.length])
      sent.push(fetch(base + path, { headers }).then(({ status }) => status))
    }
  }
  const others = (await Promise.all(sent)).filter((status) => status !== 304)
  if (others.length > 0) throw new Error(`${others.length} polls were not answered by a 304, the first by ${others[0]}`)
  return ((cpuMs(pids) - before) * 1_000) / sent.length
}
