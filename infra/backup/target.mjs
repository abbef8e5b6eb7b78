// @ts-check
import { randomUUID } from 'node:crypto'
import { StartError } from '../local/start-error.mjs'
import { DATABASES, isKept, PREPARATIONS } from './contents.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */

/**
 * A collection that has rows. Empty ones are those of services that have started once.
 * @param {MongoClient} client
 * @returns {Promise<string | null>} null if there is nothing
 */
export async function findRows(client) {
  for (const database of DATABASES) {
    for (const { name } of await client.db(database).listCollections({}, { nameOnly: true }).toArray()) {
      if (isKept(database, name) && (await client.db(database).collection(name).findOne())) return `${database}.${name}`
    }
  }
  return null
}

/** @param {MongoClient} client */
export async function assertEmpty(client) {
  const found = await findRows(client)
  if (found)
    throw new StartError(
      `The target is not empty (${found}): --replace deletes what is there first. Take a backup of it before.`,
    )
}

/** @param {MongoClient} client */
export async function empty(client) {
  for (const database of DATABASES) await client.db(database).dropDatabase()
}

/**
 * So that the services must prepare the databases again: the target may have been prepared for a later version.
 * @param {MongoClient} client
 */
export async function forgetPreparations(client) {
  for (const database of DATABASES) await client.db(database).collection(PREPARATIONS).deleteMany({})
}

/**
 * Creates a collection with its indexes: the cash service's verification needs them before any service has started. Those by
 * which rows expire are left to the services: the rows of an old backup would disappear while they are counted.
 * @param {MongoClient} client
 * @param {import('./archive/write.mjs').Listing} listing
 */
export async function prepare(client, { database, collection, indexes }) {
  const rows = await client.db(database).createCollection(collection)
  const own = indexes
    .filter(({ name, expireAfterSeconds }) => name !== '_id_' && expireAfterSeconds === undefined)
    .map(definition)
  if (own.length > 0) await rows.createIndexes(own)
}

/**
 * Without what differs from engine to engine.
 * @param {import('mongodb').IndexDescriptionInfo} index
 * @returns {import('mongodb').IndexDescription}
 */
function definition({ key, name, unique, partialFilterExpression }) {
  return { key, name, ...(unique && { unique }), ...(partialFilterExpression && { partialFilterExpression }) }
}

/**
 * @param {MongoClient} client
 * @param {string} file of the archive
 * @param {import('mongodb').Document[]} rows
 */
export async function load(client, file, rows) {
  const [database, collection = ''] = file.split('/')
  const fresh = collection === 'accounts' ? rows.map(withFreshVersion) : rows
  await client.db(database).collection(collection).insertMany(fresh)
}

/** Otherwise a response that a browser keeps could count as current although the data has changed. @param {import('mongodb').Document} account */
const withFreshVersion = (account) => ({ ...account, version: randomUUID() })

/**
 * @param {MongoClient} client
 * @param {import('./archive/write.mjs').Manifest} manifest
 */
export async function assertAllThere(client, { collections }) {
  for (const { database, collection, rows } of collections) {
    const there = await client.db(database).collection(collection).countDocuments()
    if (there !== rows)
      throw new StartError(
        `${database}.${collection} has ${there} rows, the backup ${rows}: is a service running? Stop all of them and restore again with --replace.`,
      )
  }
}
