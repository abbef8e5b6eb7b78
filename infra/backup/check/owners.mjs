// @ts-check
import { ObjectId } from 'mongodb'
import { DATABASES } from '../contents.mjs'
import { accountsOf, AUTH, rowsOf } from './accounts.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */

/** Each has a row in `accounts` for everyone who has written anything. */
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
    for await (const { _id } of accountsOf(client, database).find({}, { projection: { _id: 1 } })) {
      if (!(await hasUser(client, _id))) ownerless.add(_id)
    }
  }
  for (const accountId of ownerless) await removeAccount(client, accountId)
  return ownerless.size
}

/** @param {MongoClient} client @param {string} accountId */
async function hasUser(client, accountId) {
  return (
    ObjectId.isValid(accountId) &&
    (await client
      .db(AUTH)
      .collection('users')
      .findOne({ _id: new ObjectId(accountId) }, { projection: { _id: 1 } })) !== null
  )
}

/** @param {MongoClient} client @param {string} accountId */
async function removeAccount(client, accountId) {
  for (const database of OTHERS) {
    for (const { name } of await client.db(database).listCollections({}, { nameOnly: true }).toArray()) {
      await (name === 'accounts'
        ? accountsOf(client, database).deleteOne({ _id: accountId })
        : rowsOf(client, database, name).deleteMany({ accountId }))
    }
  }
}
