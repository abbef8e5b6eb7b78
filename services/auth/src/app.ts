import { createServiceApp } from '@atelie/service-kit/app'
import { addHealthRoutes, type Health } from '@atelie/service-kit/health'
import type { KeySet } from '@atelie/service-kit/identity'
import { mongoCheck } from '@atelie/service-kit/mongo'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { createRouter } from '@atelie/service-kit/route'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import { measureBackups } from './backup-metrics.ts'
import type { Models } from './jobs/pack-revocations.ts'
import { createModels } from './models.ts'
import { addOwnerRoutes } from './routes/owner.ts'
import { addPasswordCheckRoutes } from './routes/password-check.ts'
import { addRevocationRoutes } from './routes/revocations.ts'
import { addSessionRoutes, type SessionDeps } from './routes/session.ts'

export interface AppDeps extends Omit<SessionDeps, 'users' | 'revocations'> {
  connection: Connection
  keys: KeySet
  checkResponses: boolean
}

export function createApp({ connection, log, keys, checkResponses, ...session }: AppDeps): {
  app: Express
  health: Health
  models: Models
} {
  const app = createServiceApp(log)
  const health = addHealthRoutes(app, { mongodb: mongoCheck(connection) })
  const route = createRouter(app, { keys, audience: 'auth', checkResponses })
  const { users, backups, ...models } = createModels(connection)
  addSessionRoutes(route, { users, revocations: models.revocations, log, ...session })
  addPasswordCheckRoutes(route, { users, log, limits: session.limits })
  addOwnerRoutes(route, users)
  addRevocationRoutes(route, models)
  measureBackups(backups)
  app.use(notFound, problemHandler(log))
  return { app, health, models }
}
