import type { Migration } from '@atelie/service-kit/prepare'
import { createUnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Connection } from 'mongoose'
import { createAnswerNoteModel } from './models/answer-note.ts'
import { createAnsweredVersionModel } from './models/answered-version.ts'
import { createDeletionMarks } from './models/deletion-marks.ts'
import { createPdfModels } from './models/pdf.ts'
import { createQuoteDeletionModel } from './models/quote-deletion.ts'
import { createQuoteLinkModel } from './models/quote-link.ts'
import { createQuoteModel } from './models/quote.ts'

/** Everything that this service stores. */
export const createModels = (connection: Connection) => ({
  quotes: createQuoteModel(connection),
  answeredVersions: createAnsweredVersionModel(connection),
  answerNotes: createAnswerNoteModel(connection),
  links: createQuoteLinkModel(connection),
  pdfs: createPdfModels(connection),
  marks: createDeletionMarks(connection),
  deletions: createQuoteDeletionModel(connection),
  unitOfWork: createUnitOfWork(connection),
})
export type Models = ReturnType<typeof createModels>

/** Changes of what earlier versions stored: see docs/adr/0032. */
export const migrations: readonly Migration[] = []
