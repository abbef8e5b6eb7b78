// @ts-check

/**
 * The value below which `share` of the values are; 0.5 is the median.
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/**
 * Describes a ratio measured in several rounds, with its spread.
 * @param {string} what
 * @param {readonly number[]} ratios
 * @param {number} aim
 * @param {'at most' | 'at least'} [side] of the aim
 */
export function describeRatio(what, ratios, aim, side = 'at most') {
  const [low, middle, high] = [0, 0.5, 1].map((share) => percentile(ratios, share).toFixed(2))
  return `${what}: ${middle} (from ${low} to ${high} in ${ratios.length} rounds; ${describeAim(Number(middle), aim, side)})`
}

/**
 * An aim, and whether it is held.
 * @param {number} value
 * @param {number} aim
 * @param {'at most' | 'at least'} [side] of the aim
 */
export function describeAim(value, aim, side = 'at most') {
  const isHeld = side === 'at most' ? value <= aim : value >= aim
  return `aim: ${side} ${aim}, ${isHeld ? 'held' : 'MISSED'}`
}

/**
 * The medians of two ways to do something, measured alternately.
 * @param {number} times
 * @param {(index: number) => Promise<unknown>} first
 * @param {(index: number) => Promise<unknown>} second
 */
export async function alternately(times, first, second) {
  const taken = { first: /** @type {number[]} */ ([]), second: /** @type {number[]} */ ([]) }
  for (let index = 0; index < times; index += 1) {
    for (const [name, work] of /** @type {const} */ ([['first', first], ['second', second]])) {
      const began = performance.now()
      await work(index)
      taken[name].push(performance.now() - began)
    }
  }
  return { first: percentile(taken.first, 0.5), second: percentile(taken.second, 0.5) }
}
