import { quoteMessages } from '@atelie/contract/quotes'
import { Problem } from '@atelie/service-kit/problem'
import { Schema, type ClientSession, type Connection } from 'mongoose'

/** Ids are never reused, so a mark only matters to quotes whose saving began before the client was deleted. */
const KEEP_SECONDS = 30 * 24 * 60 * 60

/** Marks a client as deleted: otherwise a quote that was just being saved would outlive its client. */
const deletedClientSchema = new Schema({
  accountId: { type: String, required: true },
  clientId: { type: Number, required: true },
  createdAt: { type: Date, required: true, default: () => new Date(), expires: KEEP_SECONDS },
}, { versionKey: false })

deletedClientSchema.index({ accountId: 1, clientId: 1 }, { unique: true })

export const createDeletedClientModel = (connection: Connection) => connection.model('DeletedClient', deletedClientSchema, 'deletedClients')
export type DeletedClientModel = ReturnType<typeof createDeletedClientModel>

/** For use inside an account transaction, which keeps it apart from the deletion. */
export async function refuseDeletedClient(
  deletedClients: DeletedClientModel, client: { accountId: string; clientId: number }, session: ClientSession,
): Promise<void> {
  if (!await deletedClients.exists(client).session(session)) return
  const error = quoteMessages.clientUnknown
  throw new Problem('validation', { error, issues: [{ path: 'quote.clientId', message: error }] })
}
