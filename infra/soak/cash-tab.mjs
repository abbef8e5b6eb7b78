// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 1_000
const TIMEOUT_MS = 15_000

/**
 * An open cash screen: it polls balance and list each second, with its ETags.
 * @param {string} url
 * @param {string} cookie
 * @param {string} period
 * @param {import('./cash-shop.mjs').OnTrouble} onTrouble
 */
export function openTab(url, cookie, period, onTrouble) {
  const balance = watch(url, `/api/cash/balance${period}`, cookie, onTrouble)
  const list = watch(url, `/api/cash/transactions${period}`, cookie, onTrouble)
  return {
    /** @returns {{ total: number } | undefined} what it shows now */
    balance: () => balance.shown(),
    /** Whether all that it shows was requested after an instant (performance.now). */
    isFresh: (/** @type {number} */ since) => balance.askedAt() > since && list.askedAt() > since,
    close: () => Promise.all([balance.stop(), list.stop()]),
  }
}

/** @param {string} url @param {string} path @param {string} cookie @param {import('./cash-shop.mjs').OnTrouble} onTrouble */
function watch(url, path, cookie, onTrouble) {
  let etag = ''
  let shown = /** @type {any} */ (undefined)
  let askedAt = -Infinity
  let stopped = false

  async function ask() {
    const began = performance.now()
    const response = await fetch(url + path, { headers: { cookie, ...(etag ? { 'if-none-match': etag } : {}) }, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (response.status !== 200 && response.status !== 304) return onTrouble(`GET ${path}: ${response.status} ${text}`)
    if (response.status === 200) shown = JSON.parse(text)
    etag = response.headers.get('etag') ?? ''
    askedAt = began
  }

  const run = async () => {
    // Not all at the same moment.
    await sleep(Math.random() * EVERY_MS)
    while (!stopped) {
      await ask().catch((error) => onTrouble(`GET ${path}: ${error.cause ?? error}`))
      await sleep(EVERY_MS)
    }
  }
  const running = run()
  return {
    shown: () => shown,
    askedAt: () => askedAt,
    stop() {
      stopped = true
      return running
    },
  }
}
