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
import type { PdfQueue } from './jobs/pdf-queue.ts'
import { createModels } from './models.ts'
import { addDeletionRoutes } from './routes/deletions.ts'
import { addPdfRoutes } from './routes/pdf.ts'
import { addQuoteRoutes } from './routes/quotes.ts'

export interface AppDeps {
  connection: Connection
  queue: PdfQueue
  log: Logger
  keys: KeySet
  callCrm: ServiceClient
  callAuth: ServiceClient
  /** Per account. */
  maxQuotes: number
  checkResponses: boolean
}

export function createApp({ connection, queue, log, keys, callCrm, callAuth, maxQuotes, checkResponses }: AppDeps): {
  app: Express
  health: Health
} {
  const { quotes, pdfs, marks, unitOfWork } = createModels(connection)
  const app = createServiceApp(log)
  // Readiness does not depend on Redis: without it quotes are still read and saved, only PDFs wait.
  const health = addHealthRoutes(app, { mongodb: mongoCheck(connection) })
  const route = createRouter(app, { keys, audience: 'quotes', checkResponses })
  addQuoteRoutes(route, { quotes, pdfs, marks, unitOfWork, maxQuotes, queue, callCrm })
  addDeletionRoutes(route, { quotes, pdfs, marks, unitOfWork })
  addPdfRoutes(route, { quotes, pdfs, queue, callCrm, callAuth })
  app.use(notFound, problemHandler(log))
  return { app, health }
}
