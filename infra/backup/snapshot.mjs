// @ts-check
import { StartError } from '../local/start-error.mjs'
import { readProbe, writeProbe } from './journal.mjs'

/** @typedef {import('mongodb').MongoClient} MongoClient */
/** @typedef {import('mongodb').ClientSession} ClientSession */

/**
 * Ways to see all databases as they were at one moment. MongoDB has snapshot sessions, and ends transactions after a minute.
 * The embedded engines take snapshot sessions without a word but show later writes in them; their transactions do not, and
 * may take as long as they like.
 * @type {readonly { begin: (client: MongoClient) => ClientSession, end: (session: ClientSession) => Promise<void> }[]}
 */
const WAYS = [
  { begin: (client) => client.startSession({ snapshot: true }), end: (session) => session.endSession() },
  { begin: beginTransaction, end: endTransaction },
]

/**
 * Runs work that reads all databases as of one moment, while others write to them.
 * @template T
 * @param {MongoClient} client
 * @param {(session: ClientSession) => Promise<T>} work only reads, and only with this session
 * @returns {Promise<T>}
 */
export async function withSnapshot(client, work) {
  await writeProbe(client)
  for (const { begin, end } of WAYS) {
    const session = begin(client)
    try {
      if (await isUnchanging(client, session)) return await work(session)
    } finally {
      await end(session)
    }
  }
  throw new StartError('This database cannot show its data as of one moment: it must be a MongoDB replica set.')
}

/**
 * Whether a write stays out of a session that has read before it.
 * @param {MongoClient} client
 * @param {ClientSession} session
 */
async function isUnchanging(client, session) {
  const before = await readProbe(client, session)
  await writeProbe(client)
  return (await readProbe(client, session)) === before
}

/** @param {MongoClient} client */
function beginTransaction(client) {
  const session = client.startSession()
  session.startTransaction({ readConcern: { level: 'snapshot' } })
  return session
}

/** @param {ClientSession} session */
async function endTransaction(session) {
  await session.abortTransaction()
  await session.endSession()
}
