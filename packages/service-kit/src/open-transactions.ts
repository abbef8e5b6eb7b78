import { setTimeout as sleep } from 'node:timers/promises'
import mongoose, { type Connection } from 'mongoose'
import { Problem } from './problem.ts'

type SessionId = NonNullable<mongoose.ClientSession['id']>

const TRY_EVERY_MS = 1_000
/** More than an outage leaves: each call that fails in one leaves at most one. */
const MOST = 1_000

/** Sessions whose transaction the database may still have open, because it could not be told to abort it. */
const leftOpen = new WeakMap<Connection, SessionId[]>()

/** Whether a transaction that failed with this error may still be open in the database. */
export const mayBeOpen = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoNetworkError ||
  error instanceof mongoose.mongo.MongoServerSelectionError ||
  (error instanceof Problem && error.code === 'unavailable')

/**
 * Ends the transaction of a session as soon as the database can be reached. Otherwise it would refuse every write to the same
 * documents until it gives the transaction up by itself, which takes the embedded engine a minute.
 */
export function endTransactionLater(connection: Connection, session: SessionId): void {
  const waiting = leftOpen.get(connection)
  if (waiting) {
    if (waiting.length < MOST) waiting.push(session)
    return
  }
  const sessions = [session]
  leftOpen.set(connection, sessions)
  void endAll(connection, sessions).finally(() => leftOpen.delete(connection))
}

/** Returns once all are ended, or the connection is closed. */
async function endAll(connection: Connection, sessions: SessionId[]): Promise<void> {
  let isClosed = false
  connection.once('close', () => {
    isClosed = true
  })
  while (sessions.length > 0) {
    await sleep(TRY_EVERY_MS, undefined, { ref: false })
    if (isClosed) return
    const ending = [...sessions]
    const command = connection.getClient().db('admin').command({ killSessions: ending })
    await command.then(
      () => sessions.splice(0, ending.length),
      () => undefined,
    )
  }
}
