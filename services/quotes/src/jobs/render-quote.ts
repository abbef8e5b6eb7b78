import { findPdf, type PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from '../pdf/fingerprint.ts'
import type { Renderer } from '../pdf/renderer.ts'
import { quoteHtml } from '../pdf/template.ts'
import type { PdfJob } from './pdf-queue.ts'

export interface RenderDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  renderer: Renderer
}

/** Renders a quote as it is now and keeps the result. Running twice does no harm. */
export async function renderQuote({ quotes, pdfs, renderer }: RenderDeps, { accountId, quoteId }: PdfJob): Promise<void> {
  const quote = await quotes.findOne({ accountId, id: quoteId }).lean()
  if (!quote) return
  const fingerprint = fingerprintOf(quote)
  if (await findPdf(pdfs, accountId, quoteId, fingerprint)) return
  const content = await renderer.render(quoteHtml(quote))
  await pdfs.updateOne({ accountId, quoteId }, { $set: { fingerprint, content } }, { upsert: true })
}
