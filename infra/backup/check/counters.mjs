// @ts-check
import { accountsOf, CASH, CRM, QUOTES, rowsOf } from './accounts.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */

/** Where ids of a kind occur: an id must not be given out again while anything still refers to it. */
const KINDS = /** @type {const} */ ([
  { kind: 'client', database: CRM, places: [{ database: CRM, collection: 'clients', field: 'id' }, { database: QUOTES, collection: 'quotes', field: 'clientId' }, { database: QUOTES, collection: 'deletedClients', field: 'clientId' }] },
  { kind: 'product', database: CRM, places: [{ database: CRM, collection: 'products', field: 'id' }] },
  { kind: 'quote', database: QUOTES, places: [{ database: QUOTES, collection: 'quotes', field: 'id' }] },
  { kind: 'transaction', database: CASH, places: [{ database: CASH, collection: 'transactions', field: 'id' }, { database: CASH, collection: 'deletedTransactions', field: 'id' }] },
])

/**
 * Raises counters that are below an id in use.
 * @param {MongoClient} client
 * @returns {Promise<number>} how many there were
 */
export async function raiseCounters(client) {
  let raised = 0
  for (const { kind, database, places } of KINDS) {
    const accounts = accountsOf(client, database)
    for await (const { _id, counters } of accounts.find()) {
      const highest = Math.max(...await Promise.all(places.map((place) => highestId(client, place, _id))))
      if (highest <= (counters?.[kind] ?? 0)) continue
      await accounts.updateOne({ _id }, { $set: { [`counters.${kind}`]: highest } })
      raised += 1
    }
  }
  return raised
}

/**
 * @param {MongoClient} client
 * @param {{ database: string, collection: string, field: 'id' | 'clientId' }} place
 * @param {string} accountId
 */
async function highestId(client, { database, collection, field }, accountId) {
  const row = await rowsOf(client, database, collection).findOne({ accountId }, { sort: { [field]: -1 }, projection: { [field]: 1 } })
  return row?.[field] ?? 0
}
