import { createHash } from 'node:crypto'
import type { Connection } from 'mongoose'
import { commonSettings, databaseUri, loadConfig } from './config.ts'
import { createLogger, type Logger } from './log.ts'
import { connectMongo } from './mongo.ts'
import { createPreparations } from './preparations.ts'

/** A change of what is stored. Once released, neither its name nor what it does may change. */
export interface Migration {
  /** `0001-what-it-does`: they run in the order of their names. */
  name: string
  /**
   * Must be safe to run again, since it may be cut off anywhere, and in batches: meanwhile other processes read and write,
   * those of the version before included.
   */
  run(connection: Connection): Promise<void>
}

/** Indexes of large collections and migrations take their time. */
const RESPONSE_TIMEOUT_MS = 10 * 60_000

/**
 * Creates collections and indexes, which a transaction cannot, and runs the migrations that did not run yet. Of several
 * processes at once, one works and the others wait.
 */
export async function prepareDatabase(
  connection: Connection,
  migrations: readonly Migration[],
  log: Logger,
): Promise<void> {
  const preparations = createPreparations(connection)
  await preparations.alone(async () => {
    for (const model of Object.values(connection.models)) {
      await model.createCollection()
      await model.createIndexes()
    }
    for (const migration of [...migrations].sort(byName)) {
      if (await preparations.isDone(migration.name)) continue
      log.info({ migration: migration.name }, 'migration begins')
      await migration.run(connection)
      await preparations.noteDone(migration.name)
      log.info({ migration: migration.name }, 'migration done')
    }
    await preparations.noteDone(layoutOf(connection, migrations))
  })
}

/** Throws if nobody has prepared the database for this version. */
export async function assertPrepared(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  const preparations = createPreparations(connection)
  if (!(await preparations.isDone(layoutOf(connection, migrations))))
    throw new Error('the database is not prepared for this version: run dist/prepare.js first')
}

/** Prepares the database at the start of a service. In production a job does so before the processes are replaced, and they only assert it. */
export function prepareOrAssert(
  connection: Connection,
  { PREPARE_DATABASE }: { PREPARE_DATABASE: boolean },
  migrations: readonly Migration[],
  log: Logger,
): Promise<void> {
  return PREPARE_DATABASE ? prepareDatabase(connection, migrations, log) : assertPrepared(connection, migrations)
}

/**
 * The command of that job, for one service.
 * @param createModels registers all models of the service
 */
export async function runPreparation(
  service: string,
  createModels: (connection: Connection) => unknown,
  migrations: readonly Migration[],
): Promise<void> {
  const config = loadConfig({ LOG_LEVEL: commonSettings.LOG_LEVEL, MONGODB_URI: databaseUri })
  const log = createLogger(`prepare-${service}`, config.LOG_LEVEL)
  const connection = await connectMongo(config.MONGODB_URI, log, { responseTimeoutMs: RESPONSE_TIMEOUT_MS })
  createModels(connection)
  await prepareDatabase(connection, migrations, log)
  log.info({ models: connection.modelNames(), migrations: migrations.length }, 'database prepared')
  await connection.close()
}

const byName = (one: Migration, other: Migration) => (one.name < other.name ? -1 : 1)

/** The same for versions that need the same collections, indexes and migrations. */
function layoutOf(connection: Connection, migrations: readonly Migration[]): string {
  const collections = Object.values(connection.models)
    .map((model) => [model.collection.collectionName, model.schema.indexes()])
    .sort()
  const needs = JSON.stringify([collections, migrations.map(({ name }) => name).sort()])
  return `layout ${createHash('sha256').update(needs).digest('base64url')}`
}
