import { createServiceApp } from '@atelie/service-kit/app'
import { addHealthRoutes, type Health } from '@atelie/service-kit/health'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import type { KeySet } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { mongoCheck } from '@atelie/service-kit/mongo'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { createRouter } from '@atelie/service-kit/route'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import { createVersionReader } from './ledger-versions.ts'
import { createModels } from './models.ts'
import { addReadRoutes } from './routes/reads.ts'
import { addTransactionRoutes } from './routes/transactions.ts'
import { measureVerifications } from './verification-metrics.ts'

export interface AppDeps {
  connection: Connection
  log: Logger
  keys: KeySet
  callQuotes: ServiceClient
  /** Identifies this build: responses of another build do not match its ETags. */
  build: string
  /** Per account. */
  maxTransactions: number
  checkResponses: boolean
}

export function createApp({ connection, log, keys, callQuotes, build, maxTransactions, checkResponses }: AppDeps): {
  app: Express
  health: Health
} {
  const models = createModels(connection)
  measureVerifications(models.verifications)
  const app = createServiceApp(log)
  const health = addHealthRoutes(app, { mongodb: mongoCheck(connection) })
  const route = createRouter(app, { keys, audience: 'cash', checkResponses })
  addReadRoutes(route, { ...models, readVersions: createVersionReader(models.accounts, build) })
  addTransactionRoutes(route, { ...models, callQuotes, maxTransactions })
  app.use(notFound, problemHandler(log))
  return { app, health }
}
