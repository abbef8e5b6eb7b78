// @ts-check
import { accountsOf, CRM, QUOTES, rowsOf } from './accounts.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */

/**
 * Finishes deletions of clients that one of the two databases knows about and the other does not.
 * @param {MongoClient} client
 * @returns {Promise<{ orphaned: number, revived: number }>} clients whose quotes are still there; clients that are, although their quotes were deleted
 */
export async function repairClients(client) {
  let orphaned = 0
  let revived = 0
  for await (const { _id: accountId } of accountsOf(client, QUOTES).find({}, { projection: { _id: 1 } })) {
    const clients = new Set(await idsIn(client, CRM, 'clients', 'id', accountId))
    for (const id of new Set(await idsIn(client, QUOTES, 'deletedClients', 'clientId', accountId))) {
      if (!clients.delete(id)) continue
      await rowsOf(client, CRM, 'clients').deleteOne({ accountId, id })
      revived += 1
    }
    const waiting = new Set(await idsIn(client, CRM, 'clientDeletions', 'clientId', accountId))
    for (const id of new Set(await idsIn(client, QUOTES, 'quotes', 'clientId', accountId))) {
      if (clients.has(id) || waiting.has(id)) continue
      await deliverDeletion(client, accountId, id)
      orphaned += 1
    }
  }
  return { orphaned, revived }
}

/**
 * @param {MongoClient} client
 * @param {string} database
 * @param {string} collection
 * @param {'id' | 'clientId'} field
 * @param {string} accountId
 */
const idsIn = (client, database, collection, field, accountId) =>
  rowsOf(client, database, collection)
    .find({ accountId }, { projection: { [field]: 1 } })
    .map((row) => row[field])
    .toArray()

/** Through the crm service's outbox, as if the owner deleted the client now. @param {MongoClient} client @param {string} accountId @param {number} clientId */
const deliverDeletion = (client, accountId, clientId) =>
  client.db(CRM).collection('clientDeletions').insertOne({ accountId, clientId, dueAt: new Date(), attempts: 0 })
