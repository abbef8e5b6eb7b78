// @ts-check
import { once } from 'node:events'
import { dismiss } from '../process/guarded-process.mjs'
import { waitUntil } from '../process/wait-until.mjs'
import { acceptsWrites, asAdmin, openAddress } from './admin.mjs'
import { ensurePassword } from './password.mjs'

export const DATABASE_USER = 'atelie'
const START_WITHIN_MS = 60_000

/**
 * Creates the only user of a database, once. Such an engine only allows that while it requires no password, so it runs
 * without one for that moment, even if there are data already.
 * @param {{ begin: () => import('node:child_process').ChildProcess, port: number, storage: string }} engine begin: starts it without a password
 */
export async function ensureDatabaseUser({ begin, port, storage }) {
  await ensurePassword(storage, async (password) => {
    const child = begin()
    const ended = once(child, 'exit')
    try {
      const gone = new AbortController()
      void ended.catch(() => {}).finally(() => gone.abort())
      if (!(await waitUntil(() => acceptsWrites(port), { withinMs: START_WITHIN_MS, signal: gone.signal })))
        throw new Error('it did not take writes')
      await asAdmin(openAddress(port), (admin) => makeOnlyUser(admin, password))
    } finally {
      dismiss(child)
      await ended
    }
  })
}

/**
 * @param {import('mongodb').Db} admin
 * @param {string} password
 */
async function makeOnlyUser(admin, password) {
  // Left by a start that ended before its password was stored.
  await admin.command({ dropAllUsersFromDatabase: 1 })
  await admin.command({ createUser: DATABASE_USER, pwd: password, roles: [{ role: 'root', db: 'admin' }] })
}
