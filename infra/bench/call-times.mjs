// @ts-check

/** A person clicks; she does not ask again the moment an answer is there. */
const PAUSE_MS = 10

/**
 * How long each of a row of calls took, until something else is done.
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

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
