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
 * Describes how long something took in several rounds, with its spread.
 * @param {readonly number[]} times ms
 */
export const describeTimes = (times) =>
  `median ${percentile(times, 0.5).toFixed(0)} ms, from ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} in ${times.length} rounds`

/**
 * Describes a ratio measured in several rounds, with its spread.
 * @param {string} what
 * @param {readonly number[]} ratios
 * @param {number} aim
 */
export function describeRatio(what, ratios, aim) {
  const [low, middle, high] = [0, 0.5, 1].map((share) => percentile(ratios, share).toFixed(2))
  return `${what}: ${middle} (from ${low} to ${high} in ${ratios.length} rounds; ${describeAim(Number(middle), aim)})`
}

/**
 * An aim, and whether it is held.
 * @param {number} value
 * @param {number} aim
 */
export const describeAim = (value, aim) => `aim: at most ${aim}, ${value <= aim ? 'held' : 'MISSED'}`
