import { getCompanyHash } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { Problem } from '@atelie/service-kit/problem'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from './fingerprint.ts'

export interface KeptPdfDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  callCrm: ServiceClient
}

/**
 * A quote and its PDF, null when none shows the quote and the company as they are now.
 * Throws Problem('not_found'), or Problem('unavailable') when the crm service cannot say whether the company has changed:
 * a PDF with an old address or tax number must not reach a customer.
 */
export async function readKeptPdf({ quotes, pdfs, callCrm }: KeptPdfDeps, accountId: string, quoteId: number) {
  const [quote, kept, company] = await Promise.all([
    quotes.findOne({ accountId, id: quoteId }).lean(),
    pdfs.findOne({ accountId, quoteId }),
    callCrm(accountId, getCompanyHash, {}),
  ])
  if (!quote) throw new Problem('not_found')
  return { quote, pdf: kept?.fingerprint === fingerprintOf(quote, company.hash) ? kept.content : null }
}
