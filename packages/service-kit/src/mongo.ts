import mongoose, { type ClientSession, type Connection } from 'mongoose'
import { SERVER_SELECTION_MS, watchOutages } from './database-outage.ts'
import type { Check } from './health.ts'
import type { Logger } from './log.ts'
import { measureMongo } from './mongo-metrics.ts'
import { traceMongo } from './mongo-spans.ts'
import { endTransactionLater, mayBeOpen } from './open-transactions.ts'
import { Problem } from './problem.ts'
import { timeLimits } from './time-limits.ts'
import { isTracing } from './tracing.ts'

mongoose.set('sanitizeFilter', true)
mongoose.set('strictQuery', 'throw')

/** A database that hangs counts as down. The driver tries a read twice, so a caller waits up to twice as long. */
const PATIENCE = { responseTimeoutMs: timeLimits.databaseAnswer }

const MAX_CONNECTIONS = 20

/** How soon a database that was away is noticed to be back. */
const HEARTBEAT_MS = 1_000

/**
 * Connects to this service's own database. The URI has `w=majority&journal=true`: what is acknowledged is on disk.
 * Without buffering, an outage fails at once instead of hanging.
 */
export async function connectMongo(uri: string, log: Logger, { responseTimeoutMs } = PATIENCE): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    maxPoolSize: MAX_CONNECTIONS,
    connectTimeoutMS: 2_000,
    socketTimeoutMS: responseTimeoutMs,
    readConcern: { level: 'majority' },
    // It decodes each result once more. Left to the URI otherwise, where tests ask for it.
    ...(isTracing() && { monitorCommands: true }),
  })
  watchOutages(connection)
  measureMongo(connection, MAX_CONNECTIONS)
  traceMongo(connection)
  connection.on('error', (err) => log.error({ err }, 'database connection failed'))
  await connection.asPromise()
  return connection
}

export const mongoCheck =
  (connection: Connection): Check =>
  () =>
    connection.db?.command({ ping: 1 }) ?? Promise.reject(new Error('not connected'))

/**
 * Runs work in one transaction, retrying write conflicts for at most five seconds; then throws Problem('unavailable'). The
 * driver, which alone would go on for minutes, pauses longer and longer between the tries.
 * The work may run several times, so it must touch nothing but the database. It must not catch duplicate key errors: the
 * driver would then retry for minutes.
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + timeLimits.transaction
  let tries = 0
  const attempt = (session: ClientSession) => {
    tries += 1
    if (Date.now() > deadline) {
      throw new Problem('unavailable', { cause: new Error(`transaction given up after ${tries - 1} tries`) })
    }
    return work(session)
  }
  return connection.withSession((session) =>
    session
      .withTransaction(attempt, { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } })
      .catch((error: unknown) => {
        if (session.id && mayBeOpen(error)) endTransactionLater(connection, session.id)
        throw error
      }),
  )
}

const DUPLICATE_KEY = 11000

/** The fields of the unique index that a write violated, or null for any other error. */
export function duplicateKeyFields(error: unknown): string[] | null {
  const { code, keyPattern, message } = error as { code?: number; keyPattern?: object; message?: string }
  if (code !== DUPLICATE_KEY) return null
  // Engines differ in which of the two they set.
  return keyPattern ? Object.keys(keyPattern) : ((message ?? '').match(/index: (\S+?)_-?1/)?.slice(1) ?? [])
}
