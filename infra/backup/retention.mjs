// @ts-check
import { timeOf } from './archive-name.mjs'

const DAY_MS = 86_400_000
/** No backup takes longer. */
const UNFINISHED_MS = DAY_MS

/**
 * Removes backups older than a number of days, but never the newest one, and what killed ones have left behind.
 * @param {import('./places/place.mjs').Place} place
 * @param {{ keepDays: number, now: Date }} options
 * @returns {Promise<string[]>} the names of removed backups
 */
export async function removeOld(place, { keepDays, now }) {
  const before = new Date(now.getTime() - keepDays * DAY_MS)
  const old = (await place.list()).slice(0, -1).filter((name) => timeOf(name) < before)
  for (const name of old) await place.remove(name)
  await place.removeUnfinished(new Date(now.getTime() - UNFINISHED_MS))
  return old
}
