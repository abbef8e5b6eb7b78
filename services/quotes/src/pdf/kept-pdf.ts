import { createFairLimiter } from '@atelie/service-kit/fair-limiter'
import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel, StoredQuote } from '../models/quote.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readSenderHash, type SenderCalls } from './sender.ts'

/**
 * One read at a time; for each account four without a pause, and five a second in the long run. A read takes only
 * milliseconds, but keeps four processes busy (this one, crm, auth and the database): more would slow every other call down
 * while accounts open hundreds of PDFs.
 */
const READS = { places: 1, placesPerKey: 4, waitingPerKey: Infinity, maxWaitMs: timeLimits.pdfOpening, restMs: () => 800 }

export interface KeptPdfDeps extends SenderCalls {
  quotes: QuoteModel
  pdfs: PdfModel
}

interface OpenedQuote {
  quote: StoredQuote
  /** Null when no PDF shows the quote and its sender as they are now. */
  pdf: Buffer | null
}

/** Reads quotes with their PDFs, the accounts in turn. */
export function createKeptPdfs({ quotes, pdfs, ...calls }: KeptPdfDeps) {
  const withPlace = createFairLimiter(READS)
  /** Reads that have not started, which further callers share. */
  const waiting = new Map<string, Promise<OpenedQuote>>()

  async function read(accountId: string, quoteId: number): Promise<OpenedQuote> {
    const senderHash = await readSenderHash(calls, accountId)
    const quote = await quotes.findOne({ accountId, id: quoteId }).lean()
    if (!quote) throw new Problem('not_found', { error: 'Este orçamento não existe mais.' })
    const kept = await pdfs.findOne({ accountId, quoteId })
    return { quote, pdf: kept?.fingerprint === fingerprintOf(quote, senderHash) ? kept.content : null }
  }

  /**
   * Throws Problem('not_found'), or Problem('unavailable') when it is unknown whether the sender has changed: a PDF with an
   * old address or tax number must not reach a customer.
   */
  return function readKeptPdf(accountId: string, quoteId: number): Promise<OpenedQuote> {
    const key = `${accountId}-${quoteId}`
    const shared = waiting.get(key)
    if (shared) return shared
    const opened = Promise.resolve().then(() => withPlace(accountId, () => {
      waiting.delete(key)
      return read(accountId, quoteId)
    }))
    waiting.set(key, opened)
    opened.catch(() => waiting.get(key) === opened && waiting.delete(key))
    return opened
  }
}
