// @ts-check
import { owning } from '../services.mjs'

/** The databases of the services, in the order in which they are restored: nobody can sign in before the last one is there. */
export const DATABASES = owning.flatMap(({ database }) => database ?? []).reverse()

/** When the last backup was made: the auth service exports it. Another copy's would be wrong. */
export const JOURNAL = /** @type {const} */ ({ database: 'atelie_auth', collection: 'backups' })

/**
 * The collection of what was prepared in a database, for each service. Left out: the services create the indexes by
 * which rows expire, and migrate what an older version stored, at their next preparation.
 */
export const PREPARATIONS = 'preparations'

/** Left out, by database. PDFs and their pictures are rendered again when they are opened. @type {Readonly<Record<string, readonly string[]>>} */
const LEFT_OUT = { atelie_quotes: ['pdfs', 'customerPdfs', 'pictures'], [JOURNAL.database]: [JOURNAL.collection] }

/** @param {string} database @param {string} collection */
export const isKept = (database, collection) =>
  !collection.startsWith('system.') && collection !== PREPARATIONS && !LEFT_OUT[database]?.includes(collection)
