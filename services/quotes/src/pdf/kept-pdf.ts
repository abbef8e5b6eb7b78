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
 * A quote and its PDF, null when none shows the quote and the company as they are now. While the crm service is away, the
 * company that was printed counts as the present one. Throws Problem('not_found'), or Problem('unavailable') when a new
 * PDF would need the crm service.
 */
export async function readKeptPdf({ quotes, pdfs, callCrm }: KeptPdfDeps, accountId: string, quoteId: number) {
  const [quote, kept, company] = await Promise.all([
    quotes.findOne({ accountId, id: quoteId }).lean(),
    pdfs.findOne({ accountId, quoteId }),
    callCrm(accountId, getCompanyHash, {}).catch((cause: unknown) => ({ hash: undefined, cause })),
  ])
  if (!quote) throw new Problem('not_found')
  const companyHash = company.hash ?? kept?.companyHash ?? ''
  const pdf = kept?.fingerprint === fingerprintOf(quote, companyHash) ? kept.content : null
  if (!pdf && company.hash === undefined) throw new Problem('unavailable', { cause: company.cause })
  return { quote, pdf }
}
