import type { Migration } from '@atelie/service-kit/prepare'
import { createUnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Connection } from 'mongoose'
import { createNicheModel } from './models/niche.ts'

/** Everything that this service stores. */
export const createModels = (connection: Connection) => ({
  niches: createNicheModel(connection),
  unitOfWork: createUnitOfWork(connection),
})

/** Changes of what earlier versions stored: see docs/adr/0032. */
export const migrations: readonly Migration[] = []
