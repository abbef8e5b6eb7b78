// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../../local/process/wait-until.mjs'
import { queries, withoutData } from './queries.mjs'

/** Rules are computed twice a minute, from figures of a minute. */
const DATA_WITHIN_MS = 150_000
const LOOK_EVERY_MS = 1_000
const COMPUTED_WITHIN_MS = 60_000

/** @typedef {import('./prometheus.mjs').Prometheus} Prometheus */

/**
 * Every query of panels and rules, while people use the product.
 * @param {Prometheus} prometheus
 * @param {import('./traffic.mjs').Traffic} traffic
 */
export async function expectData(prometheus, { callAll, openNewQuote }) {
  const deadline = Date.now() + DATA_WITHIN_MS
  for (; ; await sleep(LOOK_EVERY_MS)) {
    await Promise.all([callAll(), openNewQuote()])
    const missing = await withoutData(prometheus)
    if (missing.length === 0) return `${queries.length} queries`
    if (Date.now() > deadline) throw new Error(`no data for\n${missing.join('\n')}`)
  }
}

/** Once each has been computed, twice a minute. @param {Prometheus} prometheus */
export async function expectHealthyRules(prometheus) {
  const isComputed = async () => (await prometheus.rules()).every(({ health }) => health !== 'unknown')
  await waitUntil(isComputed, { withinMs: COMPUTED_WITHIN_MS })
  const failing = (await prometheus.rules()).filter(({ health }) => health !== 'ok')
  if (failing.length > 0)
    throw new Error(failing.map(({ name, health, lastError }) => `${name}: ${lastError ?? health}`).join('\n'))
}
