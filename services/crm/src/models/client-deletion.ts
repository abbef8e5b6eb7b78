import { Schema, type Connection } from 'mongoose'

/** The outbox: a deleted client whose quotes are still to be deleted by the quotes service. */
const clientDeletionSchema = new Schema({
  accountId: { type: String, required: true },
  clientId: { type: Number, required: true },
  /** When to tell the quotes service, or to tell it again. A process that is at it moves this ahead, so that others leave it alone. */
  dueAt: { type: Date, required: true, default: () => new Date() },
  attempts: { type: Number, required: true, default: 0 },
}, { versionKey: false })

clientDeletionSchema.index({ dueAt: 1 })

export const createClientDeletionModel = (connection: Connection) => connection.model('ClientDeletion', clientDeletionSchema, 'clientDeletions')
export type ClientDeletionModel = ReturnType<typeof createClientDeletionModel>
