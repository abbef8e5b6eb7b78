import type { Migration } from '@atelie/service-kit/prepare'
import { createUnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Connection } from 'mongoose'
import { createClientModel } from './models/client.ts'
import { createClientDeletionModel } from './models/client-deletion.ts'
import { createCompanyModel } from './models/company.ts'
import { createProductModel } from './models/product.ts'

/** Everything that this service stores. */
export const createModels = (connection: Connection) => ({
  clients: createClientModel(connection),
  products: createProductModel(connection),
  companies: createCompanyModel(connection),
  deletions: createClientDeletionModel(connection),
  unitOfWork: createUnitOfWork(connection),
})
export type Models = ReturnType<typeof createModels>

/** Changes of what earlier versions stored: see docs/adr/0032. */
export const migrations: readonly Migration[] = []
