// @ts-check
import { processes } from '../../local/process/processes.mjs'
import { randomFrom, shuffled } from '../random.mjs'

const CHROMIUM = 'chromium'
export const VICTIMS = [...processes.map(({ name }) => name), CHROMIUM, 'redis', 'database']
/**
 * Ways to be cut off: a 'refused' network resets connections, a 'silent' one holds everything back and delivers it in the
 * end, a 'forgotten' one silently loses all existing connections.
 */
export const KINDS = /** @type {const} */ (['killed', 'frozen', 'refused', 'silent', 'forgotten'])
const SHORTEST_S = 5
const LONGEST_S = 20

/** @typedef {typeof KINDS[number]} Kind */
/** @typedef {{ victim: string, kind: Kind, seconds: number }} Fault */

const WITHOUT_NETWORK = /** @type {readonly Kind[]} */ (['killed', 'frozen'])
// Chromium talks to its worker through a pipe.
const POSSIBLE = VICTIMS.flatMap((victim) =>
  (victim === CHROMIUM ? WITHOUT_NETWORK : KINDS).map((kind) => ({ victim, kind })),
)

/**
 * Endless rounds of faults: in each, every victim suffers every kind once, in an order determined by the seed.
 * @param {number} seed
 * @returns {Generator<Fault, never>}
 */
export function* faults(seed) {
  const random = randomFrom(seed)
  for (;;) {
    for (const fault of shuffled(POSSIBLE, random)) {
      yield {
        ...fault,
        seconds: fault.kind === 'killed' ? 0 : SHORTEST_S + Math.round(random() * (LONGEST_S - SHORTEST_S)),
      }
    }
  }
}
