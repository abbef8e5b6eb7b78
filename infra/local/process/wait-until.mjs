// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls a condition; a condition that throws counts as not met.
 * @param {() => unknown} condition
 * @param {{ withinMs: number, everyMs?: number, signal?: AbortSignal }} options
 * @returns {Promise<boolean>} false if the time ran out or the signal fired first
 */
export async function waitUntil(condition, { withinMs, everyMs = 50, signal }) {
  const deadline = Date.now() + withinMs
  while (!signal?.aborted) {
    try {
      if (await condition()) return true
    } catch {
      // Checked again below.
    }
    if (Date.now() >= deadline) break
    await sleep(everyMs)
  }
  return false
}
