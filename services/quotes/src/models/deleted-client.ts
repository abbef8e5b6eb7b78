import { quoteMessages } from '@atelie/contract/quotes'
import { Problem } from '@atelie/service-kit/problem'
import { Schema, type ClientSession, type Connection } from 'mongoose'

/** Ids are never reused, so a mark matters only to quotes whose saving had begun before the client was deleted. */
const KEEP_SECONDS = 30 * 24 * 60 * 60

/** The mark that a client is deleted: without it, a quote that was being saved meanwhile would outlive its client. */
const deletedClientSchema = new Schema({
  accountId: { type: String, required: true },
  clientId: { type: Number, required: true },
  createdAt: { type: Date, required: true, default: () => new Date(), expires: KEEP_SECONDS },
}, { versionKey: false })

deletedClientSchema.index({ accountId: 1, clientId: 1 }, { unique: true })

export const createDeletedClientModel = (connection: Connection) => connection.model('DeletedClient', deletedClientSchema, 'deletedClients')
export type DeletedClientModel = ReturnType<typeof createDeletedClientModel>

/** For use inside an account's write, which is what makes it and the deletion take turns. */
export async function refuseDeletedClient(
  deletedClients: DeletedClientModel, client: { accountId: string; clientId: number }, session: ClientSession,
): Promise<void> {
  if (!await deletedClients.exists(client).session(session)) return
  const error = quoteMessages.clientUnknown
  throw new Problem('validation', { error, issues: [{ path: 'quote.clientId', message: error }] })
}
