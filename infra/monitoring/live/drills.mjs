// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { canaryFails, crashes, hangs, ledgerIsWrong, redisIsFull, repeated, stalls } from './faults.mjs'

/** @typedef {import('./faults.mjs').World} World */

/** Works on while others do not. */
const people = [
  repeated(({ traffic }) => traffic.callAll(), { everyMs: 1_000 }),
  repeated(({ traffic }) => traffic.openNewQuote(), { everyMs: 1_000 }),
]

/**
 * Faults, the alerts that must then fire, by their labels, and those that must not. Those that take minutes are in one, so
 * that all of it takes a quarter of an hour.
 * @type {readonly { title: string, faults: readonly import('./faults.mjs').Fault[], alerts: readonly Record<string, string>[], silent?: readonly Record<string, string>[] }[]}
 */
export const drills = [
  {
    title: 'parts hang, stores are slow, a model and others fail',
    faults: [
      ...people,
      hangs('cash'),
      hangs('quotes-worker'),
      // Enough to count beside a kept PDF that people open.
      repeated(({ traffic }) => traffic.openNewQuote(), { everyMs: 1_000, lanes: 3 }),
      // Never so long that a call fails.
      stalls('database', { stopMs: 600, runMs: 120 }),
      stalls('redis', { stopMs: 250, runMs: 200 }),
      stalls('ai', { stopMs: 450, runMs: 550 }),
      repeated(({ traffic }) => traffic.guessPassword(), { everyMs: 1_000, lanes: 4 }),
      repeated(({ traffic }) => traffic.askPostalCode(), { everyMs: 2_000 }),
      repeated(({ traffic }) => traffic.writeCaption(), { everyMs: 500, lanes: 2 }),
      async ({ model }) => model.answerWith([401, 401, 500]),
    ],
    alerts: [
      { alertname: 'ProcessAway', job: 'cash' },
      { alertname: 'ProcessAway', job: 'quotes-worker' },
      { alertname: 'ServiceFails', service: 'cash' },
      { alertname: 'CallsFailFast' },
      { alertname: 'PdfQueueBehind' },
      { alertname: 'PdfsLateFast' },
      { alertname: 'DatabaseSlow', job: 'crm' },
      { alertname: 'DatabaseSlowForAll' },
      { alertname: 'DatabasePoolFull' },
      { alertname: 'RedisSlow', job: 'ai' },
      { alertname: 'EventLoopBlocked', job: 'ai' },
      { alertname: 'ModelLockedOut' },
      { alertname: 'ModelFails' },
      { alertname: 'ModelCallsRunOut' },
      { alertname: 'SignInsRefused' },
      { alertname: 'PostalCodesFail' },
      { alertname: 'BrowsersFail', front_end: 'shell' },
      { alertname: 'BackupTooOld' },
      { alertname: 'Watchdog' },
    ],
    silent: [{ alertname: 'DatabaseAway' }],
  },
  {
    title: 'parts crash, a canary and a ledger are wrong',
    faults: [...people, crashes('crm', 8_000), ledgerIsWrong, canaryFails],
    alerts: [
      { alertname: 'ProcessRestarts', job: 'crm' },
      { alertname: 'LedgersWrong' },
      { alertname: 'CanaryFails', front_end: 'mfe-content', version: 'badbadbadbad' },
    ],
  },
  { title: 'Redis is full', faults: [...people, redisIsFull], alerts: [{ alertname: 'RedisFull', job: 'quotes' }] },
  {
    title: 'the stores hang',
    faults: [...people, hangs('redis'), hangs('database')],
    alerts: [
      { alertname: 'RedisAway', job: 'quotes' },
      { alertname: 'DatabaseAway', job: 'crm' },
    ],
  },
]

/** The slowest look at the last ten minutes, most of which may have been good ones, and must be true for five. */
const FIRES_WITHIN_MS = 720_000
const LOOK_EVERY_MS = 2_000

/**
 * Waits for the alerts while the faults last. Says after how many seconds each fired.
 * @param {typeof drills[number]} drill
 * @param {World & { prometheus: import('./prometheus.mjs').Prometheus }} world
 */
export async function practise({ faults, alerts, silent = [] }, { prometheus, ...world }) {
  const over = new AbortController()
  const began = Date.now()
  const secondsSince = () => Math.round((Date.now() - began) / 1_000)
  const running = faults.map((fault) => fault(world, over.signal))
  const broken = Promise.race(running.map((fault) => fault.then(() => new Promise(() => {}))))
  try {
    return await Promise.race([broken, untilFired()])
  } finally {
    over.abort()
    await Promise.allSettled(running)
  }

  async function untilFired() {
    const fired = []
    for (let waiting = alerts; waiting.length > 0; await sleep(LOOK_EVERY_MS)) {
      const found = await Promise.all(waiting.map(async (alert) => ({ alert, isFiring: await isFiring(alert) })))
      waiting = found.filter((one) => !one.isFiring).map(({ alert }) => alert)
      fired.push(...found.filter((one) => one.isFiring).map(({ alert }) => `${alert.alertname} ${secondsSince()} s`))
      if (Date.now() - began > FIRES_WITHIN_MS)
        throw new Error(`not fired: ${waiting.map(selectorOf).join(' ')}; fired: ${fired.join(', ')}`)
    }
    for (const alert of silent)
      if (await isFiring(alert, FIRES_WITHIN_MS)) throw new Error(`fired: ${selectorOf(alert)}`)
    return fired.join(', ')
  }

  /** @param {Record<string, string>} alert @param {number} [withinMs] before now */
  async function isFiring(alert, withinMs) {
    const series = `ALERTS${selectorOf({ ...alert, alertstate: 'firing' })}`
    const expr = withinMs ? `last_over_time(${series}[${Math.min(withinMs / 1_000, secondsSince())}s])` : series
    return (await prometheus.query(expr)).length > 0
  }
}

/** @param {Record<string, string>} labels */
const selectorOf = (labels) =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`
