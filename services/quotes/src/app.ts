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
import { createAnswers } from './answers.ts'
import type { MailLimits } from './mail/limits.ts'
import type { Mailer } from './mail/mailer.ts'
import { createModels, type Models } from './models.ts'
import { addAgreementRoute } from './routes/agreement.ts'
import { addDeletionRoutes } from './routes/deletions.ts'
import { createPdfSenders } from './pdf/open-pdf.ts'
import { addPdfRoutes } from './routes/pdf.ts'
import { addQuoteEventRoutes } from './routes/quote-events.ts'
import { addQuoteMailRoute } from './routes/quote-mail.ts'
import { addQuoteRoutes } from './routes/quotes.ts'
import { addSharedQuoteRoutes } from './routes/shared-quotes.ts'
import type { TokenOf } from './rules/link-token.ts'
import { createSharing } from './share-quote.ts'

export interface AppDeps {
  connection: Connection
  queue: PdfQueue
  log: Logger
  keys: KeySet
  callCrm: ServiceClient
  callAuth: ServiceClient
  tokenOf: TokenOf
  publicUrl: string
  /** Null without a server for e-mail. */
  mailing: { mailer: Mailer; limits: MailLimits } | null
  /** Per account. */
  maxQuotes: number
  checkResponses: boolean
}

export function createApp({
  connection,
  queue,
  log,
  keys,
  tokenOf,
  publicUrl,
  mailing,
  maxQuotes,
  checkResponses,
  ...calls
}: AppDeps): {
  app: Express
  health: Health
  models: Models
} {
  const models = createModels(connection)
  const answers = createAnswers({ ...models, ...calls, queue, notifies: mailing !== null })
  const pdfSenders = createPdfSenders({ ...models, ...calls, queue })
  const app = createServiceApp(log)
  // Readiness does not depend on Redis: without it quotes are still read and saved, only PDFs wait.
  const health = addHealthRoutes(app, { mongodb: mongoCheck(connection) })
  const route = createRouter(app, { keys, audience: 'quotes', checkResponses })
  const share = createSharing({ ...models, tokenOf })
  addQuoteEventRoutes(route, { ...models, answers, share, queue })
  if (mailing) addQuoteMailRoute(route, { ...models, ...calls, ...mailing, share, pdfSenders, publicUrl })
  addQuoteRoutes(route, { ...models, ...calls, answers, maxQuotes, queue })
  addDeletionRoutes(route, models)
  addAgreementRoute(route, models)
  addPdfRoutes(route, pdfSenders)
  addSharedQuoteRoutes(route, { ...models, ...calls, answers, pdfSenders, publicUrl })
  app.use(notFound, problemHandler(log))
  return { app, health, models }
}
