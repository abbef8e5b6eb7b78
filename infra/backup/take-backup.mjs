// @ts-check
import { StartError } from '../local/start-error.mjs'
import { archiveName } from './archive-name.mjs'
import { writeArchive } from './archive/write.mjs'
import { withClient } from './connect.mjs'
import { DATABASES, isKept } from './contents.mjs'
import { rememberBackup } from './journal.mjs'
import { readKeyFiles } from './key-files.mjs'
import { reportProgress } from './progress.mjs'
import { removeOld } from './retention.mjs'
import { withSnapshot } from './snapshot.mjs'
import { findRows } from './target.mjs'

/** Rows per round trip: a company's logo may have some hundred kilobytes. */
const BATCH = 200

/**
 * Writes all databases as of one moment, and with a key the signing keys, into one archive, while people go on working.
 * @param {object} options
 * @param {string} options.uri
 * @param {import('./places/place.mjs').Place} options.place
 * @param {string} options.key empty for none
 * @param {string} options.keysFolder of the signing keys; empty if this process does not have them
 * @param {number} options.keepDays 0: all are kept
 * @param {(line: string) => void} options.say
 * @returns {Promise<string>} its name
 */
export function takeBackup({ uri, place, key, keysFolder, keepDays, say }) {
  return withClient(uri, async (client) => {
    // An empty backup, made every night at a wrong address, would look like a good one.
    if (!(await findRows(client)))
      throw new StartError('There is nothing to back up: is it the right address, or DATA_DIR?')
    const keys = key && keysFolder ? readKeyFiles(keysFolder) : []
    const { name, bytes } = await withSnapshot(client, async (session) => {
      const takenAt = new Date()
      const name = archiveName(takenAt, { isEncrypted: Boolean(key) })
      const archive = await writeArchive({
        takenAt,
        sources: sourcesOf(client, session),
        keys,
        key,
        onRows: reportProgress(say),
        onListed: ({ database, collection, rows }) => say(`  ${database}.${collection}: ${rows}`),
      })
      return { name, bytes: await place.write(name, archive) }
    })
    await rememberBackup(client, { finishedAt: new Date(), bytes, isEncrypted: Boolean(key) })
    say(aboutKeys(keys.length, { key, keysFolder }))
    if (keepDays > 0) for (const old of await removeOld(place, { keepDays, now: new Date() })) say(`Removed ${old}.`)
    say(`${name} is whole: ${(bytes / 1e6).toFixed(2)} MB, ${key ? 'encrypted' : 'not encrypted'}.`)
    return name
  })
}

/**
 * @param {import('mongodb').MongoClient} client
 * @param {import('mongodb').ClientSession} session
 * @returns {AsyncGenerator<import('./archive/write.mjs').Source>}
 */
async function* sourcesOf(client, session) {
  for (const database of DATABASES) {
    const db = client.db(database)
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
    for (const collection of names.filter((name) => isKept(database, name)).sort()) {
      const rows = db.collection(collection)
      // The types of numbers stay as they are stored.
      yield {
        database,
        collection,
        indexes: await rows.indexes(),
        rows: rows.find({}, { session, promoteValues: false, batchSize: BATCH }),
      }
    }
  }
}

/**
 * @param {number} count
 * @param {{ key: string, keysFolder: string }} options
 */
function aboutKeys(count, { key, keysFolder }) {
  if (count > 0) return `${count} signing keys are in it.`
  if (!key)
    return 'The signing keys are not in it, since it is not encrypted: set BACKUP_KEY, or keep a copy of them elsewhere.'
  return keysFolder
    ? `The signing keys are not in it: there are none in ${keysFolder}.`
    : 'The signing keys are not in it, since this process does not have them: keep a copy of them elsewhere.'
}
