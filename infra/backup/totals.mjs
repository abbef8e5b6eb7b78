// @ts-check
import { databaseUri } from '../local/engines/database-uri.mjs'
import { run } from '../local/process/command.mjs'

/** Enough for ledgers of years, on a slow machine. */
const WITHIN_MS = 6 * 60 * 60_000

/**
 * The cash service's own verification, which corrects what is wrong.
 * @param {string} program its bundle
 * @returns {(uri: string) => Promise<number>} how many ledgers it corrected
 */
export const totalsVerifier = (program) => async (uri) => {
  const env = { ...process.env, LOG_LEVEL: 'warn', MONGODB_URI: databaseUri(uri, 'atelie_cash') }
  const output = await run(process.execPath, [program, '--repair'], { env, timeoutMs: WITHIN_MS })
  return output.split('\n').filter((line) => line.includes('"accountId"')).length
}
