import { createServiceApp } from '@atelie/service-kit/app'
import { addHealthRoutes, type Health } from '@atelie/service-kit/health'
import type { Logger } from '@atelie/service-kit/log'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import type { Express } from 'express'

export function createApp({ log }: { log: Logger }): { app: Express; health: Health } {
  const app = createServiceApp(log)
  const health = addHealthRoutes(app, {})
  app.use(notFound, problemHandler(log))
  return { app, health }
}
