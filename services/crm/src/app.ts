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
import type { CepLookup } from './cep/lookup.ts'
import { createModels, type Models } from './models.ts'
import { addClientRoutes } from './routes/clients.ts'
import { addCompanyRoutes } from './routes/company.ts'
import { addPixRoutes } from './routes/pix.ts'
import { addProductRoutes } from './routes/products.ts'
import { addQuoteSubjectRoutes } from './routes/quote-subjects.ts'

export interface AppDeps {
  connection: Connection
  log: Logger
  keys: KeySet
  callQuotes: ServiceClient
  callAuth: ServiceClient
  /** A client was deleted; its quotes are deleted next. */
  onClientDeleted: () => void
  lookUpCep: CepLookup
  /** Per account. */
  maxClients: number
  maxProducts: number
  checkResponses: boolean
}

export function createApp({
  connection,
  log,
  keys,
  callQuotes,
  callAuth,
  onClientDeleted,
  lookUpCep,
  maxClients,
  maxProducts,
  checkResponses,
}: AppDeps): { app: Express; health: Health; models: Models } {
  const models = createModels(connection)
  const { clients, products, companies, deletions, unitOfWork } = models
  const app = createServiceApp(log)
  const health = addHealthRoutes(app, { mongodb: mongoCheck(connection) })
  const route = createRouter(app, { keys, audience: 'crm', checkResponses })
  addClientRoutes(route, { clients, deletions, unitOfWork, maxClients, onDeleted: onClientDeleted, lookUpCep })
  addProductRoutes(route, { products, unitOfWork, maxProducts, callQuotes })
  addCompanyRoutes(route, companies, unitOfWork)
  addPixRoutes(route, { companies, unitOfWork, callAuth, log })
  addQuoteSubjectRoutes(route, clients, products)
  app.use(notFound, problemHandler(log))
  return { app, health, models }
}
