// @ts-check
import { setTimeout as pause } from 'node:timers/promises'

/** People do not click again the moment a response arrives. */
const PAUSE_MS = 10

/**
 * Makes calls one after another until `until` resolves, and returns how long each took.
 * @param {() => Promise<unknown>} call
 * @param {Promise<unknown>} until
 * @returns {Promise<number[]>} ms
 */
export async function callTimes(call, until) {
  let isOver = false
  const over = until.finally(() => (isOver = true))
  const taken = []
  while (!isOver) {
    const began = performance.now()
    await call()
    taken.push(performance.now() - began)
    await pause(PAUSE_MS)
  }
  await over
  return taken
}
