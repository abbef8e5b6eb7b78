import { Problem } from '@atelie/service-kit/problem'
import type { ClientSession, UpdateQuery } from 'mongoose'
import type { Models } from './models.ts'
import type { QuoteModel, StoredQuote } from './models/quote.ts'
import { countStatusChange } from './status-changes.ts'

export type QuoteRow = { accountId: string; id: number }
type Update = UpdateQuery<StoredQuote> | null

/** Updates a quote within an account transaction, and returns it. */
export async function updateQuote(
  quotes: QuoteModel,
  { accountId, id }: QuoteRow,
  update: UpdateQuery<StoredQuote>,
  session: ClientSession,
): Promise<StoredQuote> {
  await quotes.updateOne({ accountId, id }, update, { session })
  return quotes.findOne({ accountId, id }, null, { session }).orFail().lean<StoredQuote>()
}

/** Returns a function that changes a quote by what it is now, and returns it; with null it stays. That throws Problem('not_found'). */
export function createQuoteChange({ quotes, unitOfWork }: Pick<Models, 'quotes' | 'unitOfWork'>) {
  return async (
    row: QuoteRow,
    updateOf: (quote: StoredQuote, session: ClientSession) => Update | Promise<Update>,
  ): Promise<StoredQuote> => {
    const { before, after } = await unitOfWork.withAccountTransaction(row.accountId, async ({ session }) => {
      const quote = await quotes.findOne(row, null, { session }).lean<StoredQuote>()
      if (!quote) throw new Problem('not_found')
      const update = await updateOf(quote, session)
      return { before: quote, after: update ? await updateQuote(quotes, row, update, session) : quote }
    })
    countStatusChange(before, after)
    return after
  }
}
