import { createServiceApp } from '@atelie/service-kit/app'
import { addHealthRoutes, type Health } from '@atelie/service-kit/health'
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
  /** Identifies this build: responses of another build do not match its ETags. */
  build: string
  /** Per account. */
  maxTransactions: number
  checkResponses: boolean
}

export function createApp({ connection, log, keys, build, maxTransactions, checkResponses }: AppDeps): {
  app: Express
  health: Health
} {
  const { accounts, transactions, deletedTransactions, dayTotals, verifications, unitOfWork } = createModels(connection)
  measureVerifications(verifications)
  const app = createServiceApp(log)
  const health = addHealthRoutes(app, { mongodb: mongoCheck(connection) })
  const route = createRouter(app, { keys, audience: 'cash', checkResponses })
  addReadRoutes(route, { accounts, transactions, dayTotals, readVersions: createVersionReader(accounts, build) })
  addTransactionRoutes(route, { transactions, deletedTransactions, dayTotals, unitOfWork, maxTransactions })
  app.use(notFound, problemHandler(log))
  return { app, health }
}
