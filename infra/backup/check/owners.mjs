// @ts-check
import { ObjectId } from 'mongodb'
import { accountsOf, AI, AUTH, CASH, CRM, QUOTES, rowsOf } from './accounts.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */

/**
 * Removes the data of accounts without a user: nobody can ever sign in to see or delete it.
 * @param {MongoClient} client
 * @returns {Promise<number>} how many such accounts there were
 */
export async function removeOwnerless(client) {
  /** @type {Set<string>} */
  const ownerless = new Set()
  for (const database of [CRM, QUOTES, CASH]) {
    for await (const { _id } of accountsOf(client, database).find({}, { projection: { _id: 1 } })) {
      if (!await hasUser(client, _id)) ownerless.add(_id)
    }
  }
  for await (const { accountId } of rowsOf(client, AI, 'niches').find({}, { projection: { accountId: 1 } })) {
    if (!await hasUser(client, accountId)) ownerless.add(accountId)
  }
  for (const accountId of ownerless) await removeAccount(client, accountId)
  return ownerless.size
}

/** @param {MongoClient} client @param {string} accountId */
async function hasUser(client, accountId) {
  return ObjectId.isValid(accountId) && await client.db(AUTH).collection('users').findOne({ _id: new ObjectId(accountId) }, { projection: { _id: 1 } }) !== null
}

/** @param {MongoClient} client @param {string} accountId */
async function removeAccount(client, accountId) {
  for (const database of [CRM, QUOTES, CASH, AI]) {
    for (const { name } of await client.db(database).listCollections({}, { nameOnly: true }).toArray()) {
      await (name === 'accounts' ? accountsOf(client, database).deleteOne({ _id: accountId }) : rowsOf(client, database, name).deleteMany({ accountId }))
    }
  }
}
