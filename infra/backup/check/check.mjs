// @ts-check
import { StartError } from '../../local/start-error.mjs'
import { repairClients } from './clients.mjs'
import { raiseCounters } from './counters.mjs'
import { removeOwnerless } from './owners.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */

/**
 * Compares what was restored with the manifest and the databases with each other, and repairs what does not fit. Nothing
 * has to be repaired in a backup of a single moment; the outboxes deliver what was waiting when it was made.
 * @param {MongoClient} client
 * @param {{ manifest: import('../archive/write.mjs').Manifest, say: (line: string) => void }} options
 */
export async function check(client, { manifest, say }) {
  await assertAllThere(client, manifest)
  say('Every row of the backup is there.')
  say(
    sayFound(
      await removeOwnerless(client),
      'Removed accounts that had data but no user',
      'Every account has its user.',
    ),
  )
  say(
    sayFound(await raiseCounters(client), 'Raised counters of ids that were behind', 'No id will be given out twice.'),
  )
  const { orphaned, revived } = await repairClients(client)
  say(
    sayFound(
      orphaned,
      'Put deletions of clients that still had quotes into the outbox of the crm service',
      'Every quote has its client, or its deletion is waiting.',
    ),
  )
  say(sayFound(revived, 'Removed clients whose quotes had been deleted', 'No deleted client has come back.'))
}

/** Tells the person what a check has found, in a line. @param {number} count @param {string} faults @param {string} fine */
export const sayFound = (count, faults, fine) => (count > 0 ? `${faults}: ${count}.` : fine)

/**
 * @param {MongoClient} client
 * @param {import('../archive/write.mjs').Manifest} manifest
 */
async function assertAllThere(client, { collections }) {
  for (const { database, collection, rows } of collections) {
    const there = await client.db(database).collection(collection).countDocuments()
    if (there !== rows)
      throw new StartError(
        `${database}.${collection} has ${there} rows, the backup ${rows}: is a service running? Stop all of them and restore again with --replace.`,
      )
  }
}
