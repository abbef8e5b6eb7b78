import type { QuoteAnswer } from '@atelie/contract/quote-list'
import { Schema, type Connection } from 'mongoose'
import type { Sender } from '../pdf/sender.ts'
import type { StoredQuote } from './quote.ts'

const text = { type: String, required: true } as const

/** The latest version of a quote that was accepted, and the latest that was rejected. */
export interface AnsweredVersion {
  accountId: string
  quoteId: number
  answer: QuoteAnswer
  version: number
  at: Date
  /** The quote and its sender as they were shown: both sides are bound to them, whatever they have become since. */
  quote: StoredQuote
  sender: Sender
  /** The PDF of both, null until it is rendered. */
  pdf: Buffer | null
  isPrinted: boolean
}

const answeredVersionSchema = new Schema<AnsweredVersion>(
  {
    accountId: text,
    quoteId: { type: Number, required: true },
    answer: text,
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    quote: { type: Schema.Types.Mixed, required: true },
    sender: { type: Schema.Types.Mixed, required: true },
    pdf: { type: Buffer, default: null },
    isPrinted: { type: Boolean, required: true },
  },
  { versionKey: false },
)

answeredVersionSchema.index({ accountId: 1, quoteId: 1, answer: 1 }, { unique: true })

export const createAnsweredVersionModel = (connection: Connection) =>
  connection.model<AnsweredVersion>('AnsweredVersion', answeredVersionSchema, 'answeredVersions')
