import { Problem } from '@atelie/service-kit/problem'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readSenderHash, type SenderCalls } from './sender.ts'

export interface KeptPdfDeps extends SenderCalls {
  quotes: QuoteModel
  pdfs: PdfModel
}

/**
 * A quote and its PDF, null when none shows the quote and its sender as they are now.
 * Throws Problem('not_found'), or Problem('unavailable') when nobody can say whether the sender has changed:
 * a PDF with an old address or tax number must not reach a customer.
 */
export async function readKeptPdf({ quotes, pdfs, ...calls }: KeptPdfDeps, accountId: string, quoteId: number) {
  const [quote, kept, senderHash] = await Promise.all([
    quotes.findOne({ accountId, id: quoteId }).lean(),
    pdfs.findOne({ accountId, quoteId }),
    readSenderHash(calls, accountId),
  ])
  if (!quote) throw new Problem('not_found')
  return { quote, pdf: kept?.fingerprint === fingerprintOf(quote, senderHash) ? kept.content : null }
}
