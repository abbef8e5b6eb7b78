import { getCompanyForPdf } from '@atelie/contract/internal'
import type { AccountWrites } from '@atelie/service-kit/account-writes'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { findPdf, type PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from '../pdf/fingerprint.ts'
import type { Renderer } from '../pdf/renderer.ts'
import { quoteHtml } from '../pdf/template.ts'
import type { PdfJob } from './pdf-queue.ts'

export interface RenderDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  writes: AccountWrites
  renderer: Renderer
  callCrm: ServiceClient
}

/** Renders a quote as it is now and keeps the result. Running twice does no harm. */
export async function renderQuote({ quotes, pdfs, writes, renderer, callCrm }: RenderDeps, { accountId, quoteId }: PdfJob): Promise<void> {
  const quote = await quotes.findOne({ accountId, id: quoteId }).lean()
  if (!quote) return
  const company = await callCrm(accountId, getCompanyForPdf, {})
  const fingerprint = fingerprintOf(quote, company)
  if (await findPdf(pdfs, accountId, quoteId, fingerprint)) return
  const content = await renderer.render(quoteHtml(quote, company))
  await writes.write(accountId, async ({ session }) => {
    // Deleted while it was being rendered: its PDF must not outlive it.
    if (!await quotes.exists({ accountId, id: quoteId }).session(session)) return
    await pdfs.updateOne({ accountId, quoteId }, { $set: { fingerprint, content } }, { upsert: true, session })
  })
}
