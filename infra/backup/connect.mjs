// @ts-check
import { MongoClient } from 'mongodb'
import { StartError } from '../local/start-error.mjs'

/**
 * Runs work on a server, and disconnects.
 * @template T
 * @param {string} uri
 * @param {(client: MongoClient) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(uri, work) {
  const client = await MongoClient.connect(uri).catch((error) => {
    throw new StartError(`The database cannot be reached (${error.message}): is it running, and its address right?`)
  })
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}
