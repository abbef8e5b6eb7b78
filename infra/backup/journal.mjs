// @ts-check
import { randomUUID } from 'node:crypto'
import { JOURNAL } from './contents.mjs'

/** @typedef {{ _id: string, finishedAt?: Date, bytes?: number, isEncrypted?: boolean, token?: string }} Entry */

const LAST = 'last'
const PROBE = 'probe'

/** @param {import('mongodb').MongoClient} client @returns {import('mongodb').Collection<Entry>} */
const entries = (client) => client.db(JOURNAL.database).collection(JOURNAL.collection)

/**
 * Stores when the last backup was made, for the auth service, which exports it.
 * @param {import('mongodb').MongoClient} client
 * @param {{ finishedAt: Date, bytes: number, isEncrypted: boolean }} backup
 */
export const rememberBackup = (client, backup) =>
  entries(client).updateOne({ _id: LAST }, { $set: backup }, { upsert: true })

/** A write that others can watch for. @param {import('mongodb').MongoClient} client */
export const writeProbe = (client) =>
  entries(client).updateOne({ _id: PROBE }, { $set: { token: randomUUID() } }, { upsert: true })

/**
 * @param {import('mongodb').MongoClient} client
 * @param {import('mongodb').ClientSession} session
 */
export const readProbe = async (client, session) => (await entries(client).findOne({ _id: PROBE }, { session }))?.token
