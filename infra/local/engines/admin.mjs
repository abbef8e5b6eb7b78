// @ts-check
import { MongoClient } from 'mongodb'

/** A server that is starting is asked again soon; one that hangs must not keep others waiting. */
const PATIENCE = { minHeartbeatFrequencyMS: 50, serverSelectionTimeoutMS: 2_000, socketTimeoutMS: 10_000 }

/**
 * Does work in the `admin` database of one server, whether it belongs to a replica set yet or not.
 * @template T
 * @param {string} uri
 * @param {(admin: import('mongodb').Db) => Promise<T>} work
 */
export async function asAdmin(uri, work) {
  const client = new MongoClient(uri, { directConnection: true, ...PATIENCE })
  try {
    return await work(client.db('admin'))
  } finally {
    await client.close()
  }
}

/** A server on this machine, as anybody may address it. @param {number} port */
export const openAddress = (port) => `mongodb://127.0.0.1:${port}`

/** @param {number} port */
export const acceptsWrites = (port) =>
  asAdmin(openAddress(port), async (admin) => (await admin.command({ hello: 1 })).isWritablePrimary === true)

/**
 * Creates a replica set of this one server, or corrects its address in the existing set (the port may have changed).
 * @param {number} port
 */
export async function formReplicaSet(port) {
  const config = { _id: 'rs0', version: 1, members: [{ _id: 0, host: `127.0.0.1:${port}` }] }
  await asAdmin(openAddress(port), (admin) =>
    admin.command({ replSetInitiate: config }).catch(() => admin.command({ replSetReconfig: config, force: true })),
  )
}
