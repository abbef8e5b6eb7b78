import { createFairLimiter } from '@atelie/service-kit/fair-limiter'
import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import type { Rendered } from '../jobs/pdf-jobs.ts'
import type { Audience, PdfModels } from '../models/pdf.ts'
import type { QuoteModel, StoredQuote } from '../models/quote.ts'
import { shownTo } from './template.ts'
import { pdfFileName } from './file-name.ts'
import { contentHashOf, fingerprintOf } from './fingerprint.ts'
import { readSenderHash, type SenderCalls } from './sender.ts'

/**
 * One look at a time whether a kept PDF is current; for each account four without a pause, and five a second in the long run.
 * A look takes only milliseconds, but keeps four processes busy (this one, crm, auth and the database): more would slow every
 * other call down while accounts open hundreds of PDFs.
 */
const LOOKS = {
  places: 1,
  placesPerKey: 4,
  waitingPerKey: Infinity,
  maxWaitMs: timeLimits.pdfOpening,
  isLateRefused: true,
  restMs: () => 800,
}

export interface KeptPdfDeps extends SenderCalls {
  quotes: QuoteModel
  pdfs: PdfModels
}

export interface WantedPdf {
  accountId: string
  id: number
  audience: Audience
}

/** A PDF with the name that it is saved under. */
export interface NamedPdf {
  content: Buffer
  fileName: string
}

/** Reads the PDFs of quotes: at once those that were just rendered in their account's turn, the others in turns of their own. */
export function createKeptPdfs({ quotes, pdfs, ...calls }: KeptPdfDeps) {
  const withPlace = createFairLimiter(LOOKS)
  /** Looks that have not started, which further callers share. */
  const waiting = new Map<string, Promise<NamedPdf | null>>()

  /** Asks for the sender only if the kept PDF shows the quote. */
  async function isCurrent(shown: StoredQuote, fingerprint: string): Promise<boolean> {
    return (
      fingerprint.startsWith(contentHashOf(shown)) &&
      fingerprint === fingerprintOf(shown, await readSenderHash(calls, shown.accountId))
    )
  }

  async function read({ accountId, id, audience }: WantedPdf, rendered?: Rendered): Promise<NamedPdf | null> {
    const [quote, kept] = await Promise.all([
      quotes.findOne({ accountId, id }).lean(),
      pdfs[audience].findOne({ accountId, quoteId: id }),
    ])
    if (!quote) throw new Problem('not_found', { error: 'Este orçamento não existe mais.' })
    const isKept =
      kept !== null && (kept.fingerprint === rendered || (await isCurrent(shownTo(audience, quote), kept.fingerprint)))
    return isKept ? { content: kept.content, fileName: kept.fileName ?? pdfFileName(id, null) } : null
  }

  /**
   * Null when no PDF shows the quote and its sender as they are now. Throws Problem('not_found'), Problem('too_many_requests')
   * when its turn does not come in time, or Problem('unavailable') when it is unknown whether the sender has changed: a PDF
   * with an old address or tax number must not reach a customer.
   * @param rendered the fingerprint of a PDF that is known to be current
   */
  return function readKeptPdf(wanted: WantedPdf, rendered?: Rendered): Promise<NamedPdf | null> {
    if (rendered) return read(wanted, rendered)
    const { accountId, id, audience } = wanted
    const key = `${accountId}-${id}-${audience}`
    const shared = waiting.get(key)
    if (shared) return shared
    const opened = Promise.resolve().then(() =>
      withPlace(accountId, () => {
        waiting.delete(key)
        return read(wanted)
      }),
    )
    waiting.set(key, opened)
    opened.catch(() => waiting.get(key) === opened && waiting.delete(key))
    return opened
  }
}
