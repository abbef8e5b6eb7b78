import type { Migration } from '@atelie/service-kit/prepare'
import { createUnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Connection } from 'mongoose'
import { createDeletionMarks } from './models/deletion-marks.ts'
import { createPdfModel } from './models/pdf.ts'
import { createQuoteModel } from './models/quote.ts'

/** Everything that this service stores. */
export const createModels = (connection: Connection) => ({
  quotes: createQuoteModel(connection),
  pdfs: createPdfModel(connection),
  marks: createDeletionMarks(connection),
  unitOfWork: createUnitOfWork(connection),
})

/** Changes of what earlier versions stored: see docs/adr/0032. */
export const migrations: readonly Migration[] = []
