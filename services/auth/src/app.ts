import { createServiceApp } from '@atelie/service-kit/app'
import { addHealthRoutes, type Health } from '@atelie/service-kit/health'
import type { KeySet } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { mongoCheck } from '@atelie/service-kit/mongo'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { createRouter } from '@atelie/service-kit/route'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import { createRevocationModel } from './models/revocation.ts'
import { createUserModel } from './models/user.ts'
import { addOwnerRoutes } from './routes/owner.ts'
import { addRevocationRoutes } from './routes/revocations.ts'
import { addSessionRoutes, type SessionDeps } from './routes/session.ts'

export interface AppDeps extends Omit<SessionDeps, 'users' | 'revocations'> {
  connection: Connection
  log: Logger
  keys: KeySet
  checkResponses: boolean
}

export function createApp({ connection, log, keys, checkResponses, ...session }: AppDeps): { app: Express; health: Health } {
  const app = createServiceApp(log)
  const health = addHealthRoutes(app, { mongodb: mongoCheck(connection) })
  const route = createRouter(app, { keys, audience: 'auth', checkResponses })
  const revocations = createRevocationModel(connection)
  const users = createUserModel(connection)
  addSessionRoutes(route, { users, revocations, ...session })
  addOwnerRoutes(route, users)
  addRevocationRoutes(route, revocations)
  app.use(notFound, problemHandler(log))
  return { app, health }
}
