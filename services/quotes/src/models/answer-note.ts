import type { QuoteAnswer } from '@atelie/contract/quote-list'
import { createOutboxModel } from '@atelie/service-kit/outbox'
import type { Connection } from 'mongoose'

/** An answer of a customer of which the maker is not told yet. It has none of the customer's words. */
export interface AnswerNote {
  quoteId: number
  answer: QuoteAnswer
  at: Date
}

export const createAnswerNoteModel = (connection: Connection) =>
  createOutboxModel<AnswerNote>(
    connection,
    { name: 'AnswerNote', collection: 'answerNotes' },
    {
      quoteId: { type: Number, required: true },
      answer: { type: String, required: true },
      at: { type: Date, required: true },
    },
  )
export type AnswerNoteModel = ReturnType<typeof createAnswerNoteModel>
