// @ts-check

/**
 * Mulberry32: numbers from 0 to 1 that are determined by the seed.
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @template T @param {readonly T[]} list @param {() => number} random */
export function shuffled(list, random) {
  const rest = [...list]
  return Array.from(list, () => /** @type {T} */ (rest.splice(Math.floor(random() * rest.length), 1)[0]))
}
