// @ts-check
import { filesOf, rowsIn, verifyArchive } from './archive/read.mjs'
import { MANIFEST } from './archive/write.mjs'
import { withClient } from './connect.mjs'
import { endAllSessions, writeKeyFile } from './key-files.mjs'
import { reportProgress } from './progress.mjs'
import { assertAllThere, assertEmpty, empty, forgetPreparations, load, prepare } from './target.mjs'

/**
 * Puts a backup into empty databases, counts the result and ends all sessions. The services must not run meanwhile. Nothing is
 * changed before the whole archive has been read once without a fault. It shows one moment, so its databases fit together, and
 * what was waiting in an outbox is delivered.
 * @param {object} options
 * @param {string} options.uri
 * @param {import('./archive/read.mjs').Archive} options.archive
 * @param {boolean} options.replace deletes what is there
 * @param {string} options.keysFolder of the signing keys; empty if this process must leave them alone
 * @param {(uri: string) => Promise<number>} options.verifyTotals the cash service's own verification; returns how many ledgers it corrected
 * @param {(line: string) => void} options.say
 */
export async function restoreBackup({ uri, archive, replace, keysFolder, verifyTotals, say }) {
  say(`Reading ${archive.name} …`)
  const manifest = await verifyArchive(archive)
  const rows = manifest.collections.reduce((sum, collection) => sum + collection.rows, 0)
  say(`It is whole: ${rows} rows as of ${manifest.takenAt}.`)
  await withClient(uri, async (client) => {
    if (!replace) await assertEmpty(client)
    say(endSessions(keysFolder))
    if (replace) await empty(client)
    await forgetPreparations(client)
    for (const collection of manifest.collections) await prepare(client, collection)
    await loadAll(client, { archive, keysFolder, onRows: reportProgress(say) })
    await assertAllThere(client, manifest)
    say('Every row of the backup is there.')
  })
  say('Adding up the entries of every ledger …')
  const corrected = await verifyTotals(uri)
  say(
    corrected > 0
      ? `Corrected ledgers with wrong sums: ${corrected}.`
      : 'The sums of every ledger are those of its entries.',
  )
  if (manifest.keys.length === 0 || !keysFolder)
    say('Signing keys were not restored: those of the target stay, or its next start makes new ones.')
}

/**
 * @param {import('mongodb').MongoClient} client
 * @param {{ archive: import('./archive/read.mjs').Archive, keysFolder: string, onRows: (rows: number) => void }} options
 */
async function loadAll(client, { archive, keysFolder, onRows }) {
  for await (const { file, content } of filesOf(archive)) {
    if (file === MANIFEST) continue
    if (file.startsWith('keys/')) {
      if (keysFolder) writeKeyFile(keysFolder, { file, content })
      continue
    }
    const batch = rowsIn(content)
    await load(client, file, batch)
    onRows(batch.length)
  }
}

/** @param {string} keysFolder */
function endSessions(keysFolder) {
  if (!keysFolder) return 'A backup does not know who has signed out since: end all sessions, as docs/backup.md says.'
  endAllSessions(keysFolder)
  return 'All sessions have ended, since a backup does not know who has signed out since: everyone signs in again.'
}
