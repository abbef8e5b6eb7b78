// @ts-check
import { StartError } from './start-error.mjs'

/** A shorter step has only one line, at its end. */
const SAY_THAT_IT_RUNS_AFTER_MS = 1_000

export const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** @param {string} text */
export const say = (text) => console.log(text)

/**
 * Prints an event at run time, with the time of day.
 * @param {string} text
 */
export const sayEvent = (text) => say(`${new Date().toTimeString().slice(0, 8)}  ${text}`)

/**
 * Runs one step of the set-up and prints how long it took. Steps may overlap.
 * @template T
 * @param {string} title
 * @param {(detail: (text: string) => void) => Promise<T>} work `detail` adds to the step's line what was found or done
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now()
  let detail = ''
  const timer = setTimeout(() => say(`  … ${title}`), SAY_THAT_IT_RUNS_AFTER_MS)
  try {
    const result = await work((text) => (detail = `: ${text}`))
    say(`  ✓ ${title}${detail} (${seconds(started)})`)
    return result
  } catch (error) {
    if (error instanceof StartError) say(`  ✗ ${title} (${seconds(started)})`)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
