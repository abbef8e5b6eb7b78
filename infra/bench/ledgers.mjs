// @ts-check
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import mongoose from 'mongoose'
import { rootDir } from '../local/settings.mjs'
import { loadSource } from './bench-module.mjs'
import { environmentOf, findProcess } from './process-tree.mjs'

const IN_THE_MONTH = 100
const A_DAY_BEFORE = 27
const INSERT_AT_ONCE = 5_000
const DAY_MS = 86_400_000

export const MONTH = '?startDate=2026-11-01&endDate=2026-11-30'

/**
 * Creates ledgers of any size directly in the database, and signs in their owners.
 * @param {number} pid of the copy
 */
export async function ledgerMaker(pid) {
  const cash = environmentOf(findProcess(pid, 'services/cash/'))
  const { DATA_DIR, PORT } = environmentOf(pid)
  const { readPrivateKey, signToken } = await loadSource('packages/service-kit', './src/identity.ts')
  const key = readPrivateKey(JSON.parse(readFileSync(join(String(DATA_DIR), 'keys', 'session.json'), 'utf8')))
  const connection = await mongoose.createConnection(String(cash.MONGODB_URI)).asPromise()
  let accounts = 0

  /** @param {number} entries @returns {Promise<string>} the owner's cookie */
  async function create(entries) {
    const accountId = (++accounts).toString(16).padStart(24, '0')
    await connection.collection('accounts').insertOne({ _id: /** @type {any} */ (accountId), version: `bench-${accounts}`, counters: { transaction: entries } })
    for (let first = 1; first <= entries; first += INSERT_AT_ONCE) {
      const rows = Array.from({ length: Math.min(INSERT_AT_ONCE, entries - first + 1) }, (_, index) => entry(accountId, first + index))
      await connection.collection('transactions').insertMany(rows)
    }
    const now = Math.floor(Date.now() / 1000)
    const session = { sid: `session-${accountId}`, signedInAt: now, renewedAt: now }
    return `atelie_session_${PORT}=${signToken(key, { sub: accountId, session }, { audience: 'session', expiresInSeconds: 86_400 })}`
  }

  return {
    create,
    /** Adds the totals, which the service did not compute. */
    async done() {
      await connection.close()
      await promisify(execFile)(process.execPath, [join(rootDir, 'services/cash/dist/verify-totals.js'), '--repair'], { env: { PATH: process.env.PATH, LOG_LEVEL: 'error', MONGODB_URI: cash.MONGODB_URI } })
    },
  }
}

/**
 * The first hundred are in the month on screen, the others earlier, as many a day as in a busy shop.
 * @param {string} accountId
 * @param {number} id
 */
function entry(accountId, id) {
  const before = Math.ceil((id - IN_THE_MONTH) / A_DAY_BEFORE)
  const date = id <= IN_THE_MONTH ? `2026-11-${String(1 + (id % 28)).padStart(2, '0')}` : new Date(Date.UTC(2026, 10, 1) - before * DAY_MS).toISOString().slice(0, 10)
  const isIncome = id % 3 > 0
  return {
    accountId, id, version: 1, date, type: isIncome ? 'income' : 'expense', description: `Caneca pintada à mão ${id}`, amountCents: 100 + id,
    categoryId: isIncome ? 5 : 6, notes: null, paymentMethod: 'money',
  }
}
