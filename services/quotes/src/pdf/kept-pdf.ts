import { createFairSemaphore } from '@atelie/service-kit/fair-semaphore'
import { Problem } from '@atelie/service-kit/problem'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readSenderHash, type SenderCalls } from './sender.ts'

/**
 * One read at a time. Each takes only milliseconds, but keeps four processes busy (this one, crm, auth and the database):
 * several at once would slow every other call down while accounts open hundreds of PDFs.
 */
const LOADS = { permits: 1, permitsPerKey: 1, maxWaiting: 100, maxWaitMs: 10_000 }

export interface KeptPdfDeps extends SenderCalls {
  quotes: QuoteModel
  pdfs: PdfModel
}

/** Reads quotes with their PDFs, one at a time, the accounts in turn. */
export function createKeptPdfs({ quotes, pdfs, ...calls }: KeptPdfDeps) {
  const withPermit = createFairSemaphore(LOADS)

  /**
   * A quote and its PDF, which is null when none shows the quote and its sender as they are now.
   * Throws Problem('not_found'), or Problem('unavailable') when it is unknown whether the sender has changed:
   * a PDF with an old address or tax number must not reach a customer.
   */
  return async function readKeptPdf(accountId: string, quoteId: number) {
    return withPermit(accountId, async () => {
      const senderHash = await readSenderHash(calls, accountId)
      const quote = await quotes.findOne({ accountId, id: quoteId }).lean()
      if (!quote) throw new Problem('not_found')
      const kept = await pdfs.findOne({ accountId, quoteId })
      return { quote, pdf: kept?.fingerprint === fingerprintOf(quote, senderHash) ? kept.content : null }
    })
  }
}
