import { createOutboxModel } from '@atelie/service-kit/outbox'
import type { Connection } from 'mongoose'

/** A deleted client whose quotes the quotes service still has to delete. */
export const createClientDeletionModel = (connection: Connection) =>
  createOutboxModel<{ clientId: number }>(
    connection,
    { name: 'ClientDeletion', collection: 'clientDeletions' },
    { clientId: { type: Number, required: true } },
  )
export type ClientDeletionModel = ReturnType<typeof createClientDeletionModel>
