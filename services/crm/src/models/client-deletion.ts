import { Schema, type Connection } from 'mongoose'

/** The outbox: a deleted client whose quotes the quotes service still has to delete. */
const clientDeletionSchema = new Schema(
  {
    accountId: { type: String, required: true },
    clientId: { type: Number, required: true },
    /** When to notify the quotes service next. A process that is doing so moves this into the future, so that others leave it alone. */
    dueAt: { type: Date, required: true, default: () => new Date() },
    attempts: { type: Number, required: true, default: 0 },
  },
  { versionKey: false },
)

clientDeletionSchema.index({ dueAt: 1, _id: 1 })

export const createClientDeletionModel = (connection: Connection) =>
  connection.model('ClientDeletion', clientDeletionSchema, 'clientDeletions')
export type ClientDeletionModel = ReturnType<typeof createClientDeletionModel>
