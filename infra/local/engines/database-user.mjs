// @ts-check
import { once } from 'node:events'
import { dismiss } from '../process/guarded-process.mjs'
import { waitUntil } from '../process/wait-until.mjs'
import { acceptsWrites, isOk, mongoCommand } from './mongo-wire.mjs'
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
      if (!(await waitUntil(() => acceptsWrites(port), { withinMs: START_WITHIN_MS, signal: gone.signal }))) throw new Error('it did not take writes')
      await makeOnlyUser(port, password)
    } finally {
      dismiss(child)
      await ended
    }
  })
}

/**
 * @param {number} port
 * @param {string} password
 */
async function makeOnlyUser(port, password) {
  // Left by a start that ended before its password was stored.
  await mongoCommand(port, { dropAllUsersFromDatabase: 1 })
  const made = await mongoCommand(port, { createUser: DATABASE_USER, pwd: password, roles: [{ role: 'root', db: 'admin' }] })
  if (!isOk(made)) throw new Error('it did not make its user')
}
