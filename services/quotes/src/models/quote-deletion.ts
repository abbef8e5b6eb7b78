import { createOutboxModel } from '@atelie/service-kit/outbox'
import type { Connection } from 'mongoose'

/** A deleted quote that was accepted once: the cash service may have entries that were received for it. */
export const createQuoteDeletionModel = (connection: Connection) =>
  createOutboxModel<{ quoteId: number }>(
    connection,
    { name: 'QuoteDeletion', collection: 'quoteDeletions' },
    { quoteId: { type: Number, required: true } },
  )
export type QuoteDeletionModel = ReturnType<typeof createQuoteDeletionModel>
