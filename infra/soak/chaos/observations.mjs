// @ts-check
import { percentile } from '../../bench/statistics.mjs'
import { KINDS, VICTIMS } from './plan.mjs'

/** How long after a fault's end people may still see errors: every service must have recovered by then. */
export const RECOVERED_WITHIN_MS = 15_000

/**
 * Observations during the faults: what people saw, how long recoveries took, and what should not have happened.
 * @param {(text: string) => void} say
 */
export function startObservations(say) {
  const findings = /** @type {string[]} */ ([])
  /** The periods of faults and their aftermath, in ms of performance.now(). @type {{ from: number, to: number }[]} */
  const disturbed = []
  /** @type {Map<number, number>} */
  const errors = new Map()
  /** @type {Map<string, number[]>} */
  const recoveries = new Map()
  let acknowledged = 0

  const find = (/** @type {string} */ what) => {
    findings.push(what)
    say(`FINDING ${what}`)
  }
  const isExcused = (/** @type {number} */ from, /** @type {number} */ to) =>
    disturbed.some((fault) => from < fault.to && to > fault.from)

  return {
    findings,
    find,
    acknowledge() {
      acknowledged += 1
    },
    acknowledged: () => acknowledged,
    faultBegins() {
      disturbed.push({ from: performance.now(), to: Infinity })
    },
    faultEnds() {
      ;/** @type {{ to: number }} */ (disturbed.at(-1)).to = performance.now() + RECOVERED_WITHIN_MS
    },
    /**
     * An unexpected response; status 0 is none at all.
     * @param {number} status @param {string} what @param {number} began in ms of performance.now()
     */
    trouble(status, what, began) {
      errors.set(status, (errors.get(status) ?? 0) + 1)
      // An outage must not look like the caller's fault, except that a body that does not arrive in time is a 408.
      const isRefusal = status >= 400 && status < 500 && status !== 408
      if (isRefusal || !isExcused(began, performance.now())) find(`${status} ${what}`)
    },
    /** @param {import('./plan.mjs').Fault} fault @param {number} ms */
    recovered({ victim, kind }, ms) {
      const name = `${victim} ${kind}`
      recoveries.set(name, [...(recoveries.get(name) ?? []), ms])
    },
    errors: () =>
      [...errors]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    /** Recoveries by victim and kind of fault, for console.table. */
    table: () =>
      Object.fromEntries(
        VICTIMS.map((victim) => [
          victim,
          Object.fromEntries(KINDS.map((kind) => [kind, cell(recoveries.get(`${victim} ${kind}`))])),
        ]),
      ),
  }
}
/** @typedef {ReturnType<typeof startObservations>} Observations */

const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1)

/** @param {readonly number[]} [times] */
const cell = (times) =>
  times ? `${times.length}× ${seconds(percentile(times, 0.5))} / ${seconds(Math.max(...times))} s` : '–'
