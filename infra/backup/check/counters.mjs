// @ts-check
import { accountsOf, CASH, CRM, QUOTES, rowsOf } from './accounts.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */
/** @typedef {{ database: string, collection: string, field: 'id' | 'clientId' }} Place */

/** Each kind of record has its counter in one database, and places with ids of it: an id must not be given out again while anything still refers to it. @type {Record<import('@atelie/contract/record-limits').RecordKind, { database: string, places: readonly Place[] }>} */
const KINDS = {
  client: {
    database: CRM,
    places: [
      { database: CRM, collection: 'clients', field: 'id' },
      { database: QUOTES, collection: 'quotes', field: 'clientId' },
      { database: QUOTES, collection: 'deletedClients', field: 'clientId' },
    ],
  },
  product: { database: CRM, places: [{ database: CRM, collection: 'products', field: 'id' }] },
  quote: { database: QUOTES, places: [{ database: QUOTES, collection: 'quotes', field: 'id' }] },
  transaction: {
    database: CASH,
    places: [
      { database: CASH, collection: 'transactions', field: 'id' },
      { database: CASH, collection: 'deletedTransactions', field: 'id' },
    ],
  },
}

/**
 * Raises counters that are below an id in use.
 * @param {MongoClient} client
 * @returns {Promise<number>} how many there were
 */
export async function raiseCounters(client) {
  let raised = 0
  for (const [kind, { database, places }] of Object.entries(KINDS)) {
    const accounts = accountsOf(client, database)
    for await (const { _id, counters } of accounts.find()) {
      const highest = Math.max(...(await Promise.all(places.map((place) => highestId(client, place, _id)))))
      if (highest <= (counters?.[kind] ?? 0)) continue
      await accounts.updateOne({ _id }, { $set: { [`counters.${kind}`]: highest } })
      raised += 1
    }
  }
  return raised
}

/**
 * @param {MongoClient} client
 * @param {Place} place
 * @param {string} accountId
 */
async function highestId(client, { database, collection, field }, accountId) {
  const row = await rowsOf(client, database, collection).findOne(
    { accountId },
    { sort: { [field]: -1 }, projection: { [field]: 1 } },
  )
  return row?.[field] ?? 0
}
