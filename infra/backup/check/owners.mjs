// @ts-check
import { ObjectId } from 'mongodb'
import { DATABASES } from '../contents.mjs'
import { accountsOf, AUTH, rowsOf } from './accounts.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */

const OTHERS = DATABASES.filter((database) => database !== AUTH)

/**
 * Removes the data of accounts without a user: nobody can ever sign in to see or delete it.
 * @param {MongoClient} client
 * @returns {Promise<number>} how many such accounts there were
 */
export async function removeOwnerless(client) {
  /** @type {Set<string>} */
  const ownerless = new Set()
  for (const database of OTHERS) {
    for await (const accountId of accountIdsIn(client, database)) if (!await hasUser(client, accountId)) ownerless.add(accountId)
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
  for (const database of OTHERS) {
    for (const name of await collectionsIn(client, database)) {
      await (name === 'accounts' ? accountsOf(client, database).deleteOne({ _id: accountId }) : rowsOf(client, database, name).deleteMany({ accountId }))
    }
  }
}

/**
 * The accounts that have anything in a database, some of them several times: those that it lists, or, where it has no such
 * list, those that its rows name.
 * @param {MongoClient} client
 * @param {string} database
 */
async function* accountIdsIn(client, database) {
  const names = await collectionsIn(client, database)
  if (names.includes('accounts')) {
    for await (const { _id } of accountsOf(client, database).find({}, { projection: { _id: 1 } })) yield _id
    return
  }
  for (const name of names) {
    for await (const { accountId } of rowsOf(client, database, name).find({ accountId: { $type: 'string' } }, { projection: { accountId: 1 } })) yield accountId
  }
}

/** @param {MongoClient} client @param {string} database */
const collectionsIn = async (client, database) => (await client.db(database).listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
