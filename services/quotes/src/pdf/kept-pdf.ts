import { createFairPlaces } from '@atelie/service-kit/fair-places'
import { Problem } from '@atelie/service-kit/problem'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readSenderHash, type SenderCalls } from './sender.ts'

/**
 * Reads at once, of all accounts. Each takes a connection of the database, and together with the pages of long lists
 * they must leave enough of them to all other calls, which wait for one at each of their steps.
 */
const PLACES = { places: 4, ofOneKey: 2, maxWaiting: 100, maxWaitMs: 10_000 }

export interface KeptPdfDeps extends SenderCalls {
  quotes: QuoteModel
  pdfs: PdfModel
}

/** Reads quotes with their PDFs, a few at once, the accounts in turn. */
export function createKeptPdfs({ quotes, pdfs, ...calls }: KeptPdfDeps) {
  const inPlace = createFairPlaces(PLACES)

  /**
   * A quote and its PDF, null when none shows the quote and its sender as they are now.
   * Throws Problem('not_found'), or Problem('unavailable') when nobody can say whether the sender has changed:
   * a PDF with an old address or tax number must not reach a customer.
   */
  return async function readKeptPdf(accountId: string, quoteId: number) {
    const senderHash = await readSenderHash(calls, accountId)
    return inPlace(accountId, async () => {
      const quote = await quotes.findOne({ accountId, id: quoteId }).lean()
      if (!quote) throw new Problem('not_found')
      // A PDF that is out of date stays in the database: reading its content would be for nothing.
      const kept = await pdfs.findOne({ accountId, quoteId, fingerprint: fingerprintOf(quote, senderHash) })
      return { quote, pdf: kept?.content ?? null }
    })
  }
}
