// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How to find out whether a process hangs.
 * @typedef {object} Life
 * @property {(signal: AbortSignal) => Promise<unknown>} ask rejects if there is no answer
 * @property {number} everyMs also how long an answer may take
 * @property {number} mostMissed in a row
 */

/**
 * Resolves to true once a process hangs, to false when the signal fires. Missed answers are counted, not timed: a computer
 * that slept for hours has missed one.
 * @param {Life} life
 * @param {AbortSignal} signal
 */
export async function untilHanging({ ask, everyMs, mostMissed }, signal) {
  for (let missed = 0; missed < mostMissed;) {
    const [hasAnswered] = await Promise.all([
      ask(AbortSignal.timeout(everyMs)).then(
        () => true,
        () => false,
      ),
      sleep(everyMs, undefined, { signal }).catch(() => {}),
    ])
    if (signal.aborted) return false
    missed = hasAnswered ? 0 : missed + 1
  }
  return true
}
