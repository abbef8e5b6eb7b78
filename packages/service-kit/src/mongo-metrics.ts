import type { Connection } from 'mongoose'
import { isAway } from './database-outage.ts'
import { Counter, Gauge, Histogram } from './metrics.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const measured = new Set<Connection>()

new Gauge({
  name: 'mongodb_up',
  help: 'Whether this process can reach its database; one that is slow can be reached',
  collect() {
    this.set([...measured].some(isAway) ? 0 : 1)
  },
})
const connections = new Gauge({
  name: 'mongodb_pool_connections',
  help: 'Connections to the database, those in use included',
  labelNames: ['state'],
})
const maxConnections = new Gauge({ name: 'mongodb_pool_max_connections', help: 'How many there may be per server' })
const operationSeconds = new Histogram({
  name: 'mongodb_operation_duration_seconds',
  help: 'How long operations had a connection: their round trips',
  buckets: SECONDS,
})
const waitSeconds = new Histogram({
  name: 'mongodb_pool_wait_seconds',
  help: 'How long operations waited for a connection',
  buckets: SECONDS,
})
const waitFailures = new Counter({
  name: 'mongodb_pool_wait_failures_total',
  help: 'Operations that got no connection, by reason',
  labelNames: ['reason'],
})

interface PoolEvent {
  address: string
  connectionId: number | '<monitor>'
}

/**
 * Measures the connections of a database and the time on them, from before it connects. The driver's command events would
 * also know each command, but it decodes each result once more for them.
 */
export function measureMongo(connection: Connection, maxPoolSize: number): void {
  const began = new Map<string, number>()
  const keyOf = ({ address, connectionId }: PoolEvent) => `${address} ${connectionId}`
  maxConnections.set(maxPoolSize)
  measured.add(connection)
  connection.once('close', () => measured.delete(connection))
  connection
    .getClient()
    .on('connectionCreated', () => connections.inc({ state: 'open' }))
    .on('connectionClosed', () => connections.dec({ state: 'open' }))
    .on('connectionCheckOutFailed', ({ reason }) => waitFailures.inc({ reason }))
    .on('connectionCheckedOut', (event) => {
      connections.inc({ state: 'in_use' })
      waitSeconds.observe(event.durationMS / 1_000)
      began.set(keyOf(event), performance.now())
    })
    .on('connectionCheckedIn', (event) => {
      connections.dec({ state: 'in_use' })
      const since = began.get(keyOf(event))
      if (since !== undefined) operationSeconds.observe((performance.now() - since) / 1_000)
      began.delete(keyOf(event))
    })
}
