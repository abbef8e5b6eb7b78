import { Schema, type Connection } from 'mongoose'

/**
 * Which quote a link belongs to, found by the hash of its token. Everything else about the link is in the quote itself, where
 * it changes together with it.
 */
const quoteLinkSchema = new Schema(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    quoteId: { type: Number, required: true },
  },
  { versionKey: false },
)

export const createQuoteLinkModel = (connection: Connection) =>
  connection.model('QuoteLink', quoteLinkSchema, 'quoteLinks')
