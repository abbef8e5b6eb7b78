// @ts-check

/**
 * How many a minute, measured once.
 * @param {number} count
 * @param {() => Promise<unknown>} work does it so many times
 */
export async function perMinute(count, work) {
  const began = performance.now()
  await work()
  return count * 60_000 / (performance.now() - began)
}
