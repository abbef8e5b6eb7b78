import { randomUUID } from 'node:crypto'
import { connectMongo } from '@atelie/service-kit/mongo'
import type { Connection } from 'mongoose'
import { watchQueries } from './query-watch.ts'
import { silentLog } from './silent-log.ts'

/** The address of an engine that the tests' global set-up found or started. */
export function engineUrl(name: 'MONGODB_URI' | 'REDIS_URL'): string {
  const url = process.env[name]
  if (!url) throw new Error(`${name} is not set: run these tests with the Vitest configuration of their service`)
  return url
}

export interface TestDatabase {
  connection: Connection
  /** For another process to connect to. */
  uri: string
  /** Removes everything and disconnects. Throws when a query was sent that no index serves, or that a sharded cluster would send to all shards. */
  drop(): Promise<void>
}

/**
 * A separate database on the real engine, connected as a service connects.
 * @param port of a gate in front of the engine
 */
export async function createTestDatabase(port?: number): Promise<TestDatabase> {
  const uri = new URL(engineUrl('MONGODB_URI'))
  if (port) {
    uri.port = String(port)
    // Otherwise the driver asks the engine for its address and goes there.
    uri.searchParams.set('directConnection', 'true')
  }
  uri.pathname = `/test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  uri.searchParams.set('w', 'majority')
  uri.searchParams.set('journal', 'true')
  uri.searchParams.set('monitorCommands', 'true')
  const connection = await connectMongo(uri.toString(), silentLog)
  const queries = watchQueries(connection)
  return {
    connection,
    uri: uri.toString(),
    async drop() {
      const unindexed = await queries.unindexed()
      const untargeted = queries.untargeted()
      await connection.dropDatabase()
      await connection.close()
      if (unindexed.length > 0)
        throw new Error(
          `Each of these queries needs an index with all fields of its filter, and may have no regular expression, nor be a findOneAnd…:\n${unindexed.join('\n')}`,
        )
      if (untargeted.length > 0)
        throw new Error(
          `Each of these queries must name its account, as docs/scaling.md says:\n${untargeted.join('\n')}`,
        )
    },
  }
}
