import mongoose, { type Aggregate, type Connection, type Query, type Schema } from 'mongoose'
import { Problem } from './problem.ts'

/** The driver waits that long for a server, which hides a short interruption, such as the election of a new primary. */
export const SERVER_SELECTION_MS = 2_000

/** When the driver lost its server, by `performance.now()`. */
const lostAt = new WeakMap<Connection, number>()

/**
 * Watches for outages. The driver finds out at a failed call or heartbeat, and by a heartbeat when the server is back. Mongoose's
 * own events say nothing of a server that hangs: its state is "disconnected" before the driver reports that.
 */
export function watchOutages(connection: Connection): void {
  connection.getClient().on('topologyDescriptionChanged', ({ newDescription }) => {
    if ([...newDescription.servers.values()].some(({ isWritable }) => isWritable)) lostAt.delete(connection)
    else if (!lostAt.has(connection)) lostAt.set(connection, performance.now())
  })
}

/** Whether calls are refused at once. While the server is gone for moments they only wait: then it is slow. */
export function isAway(connection: Connection): boolean {
  const lost = lostAt.get(connection)
  return lost !== undefined && performance.now() - lost > SERVER_SELECTION_MS
}

/** Throws Problem('unavailable') at once when the server has been unreachable for a while. */
export function assertReachable(connection: Connection): void {
  if (isAway(connection)) throw new Problem('unavailable', { cause: new Error('the database is away') })
}

/** Applied to every model; the driver's own collections are not covered. */
mongoose.plugin((schema: Schema) => {
  schema.pre(
    /^(?:count|delete|distinct|estimated|find|replace|update)/,
    { query: true, document: false },
    function (this: Query<unknown, unknown>) {
      assertReachable(this.model.db)
    },
  )
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    assertReachable(this.model().db)
  })
  schema.pre('save', function () {
    assertReachable(this.db)
  })
})
