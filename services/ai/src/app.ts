import { createServiceApp } from '@atelie/service-kit/app'
import { addHealthRoutes, type Health } from '@atelie/service-kit/health'
import type { KeySet, PrivateKey } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { createRouter } from '@atelie/service-kit/route'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import { createModels } from './models.ts'
import { addCraftTypeRoutes } from './routes/craft-type.ts'
import { addGeneratorRoutes, type GeneratorDeps } from './routes/generators.ts'
import { createVisitors } from './rules/visitor.ts'

export interface AppDeps extends Omit<GeneratorDeps, 'visitors'> {
  connection: Connection
  log: Logger
  keys: KeySet
  /** Signs visitors' cookies; `visitorKeys` has its public key, and those of earlier signing keys. */
  visitorKey: PrivateKey
  visitorKeys: KeySet
  publicUrl: string
  checkResponses: boolean
}

export function createApp({
  connection,
  log,
  keys,
  visitorKey,
  visitorKeys,
  publicUrl,
  checkResponses,
  ...generators
}: AppDeps): { app: Express; health: Health } {
  const { niches, unitOfWork } = createModels(connection)
  const app = createServiceApp(log)
  // Only accounts' niches need the database and only limits need Redis: without either, visitors still generate.
  const health = addHealthRoutes(app, {})
  const route = createRouter(app, { keys, audience: 'ai', checkResponses })
  const visitors = createVisitors({ publicUrl, key: visitorKey, keys: visitorKeys })
  addGeneratorRoutes(route, { ...generators, visitors })
  addCraftTypeRoutes(route, niches, unitOfWork, visitors)
  app.use(notFound, problemHandler(log))
  return { app, health }
}
