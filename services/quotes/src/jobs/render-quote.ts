import { inSpan } from '@atelie/service-kit/spans'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from '../pdf/fingerprint.ts'
import type { Renderer } from '../pdf/renderer.ts'
import { readSender, type SenderCalls } from '../pdf/sender.ts'
import { quoteHtml } from '../pdf/template.ts'
import type { Rendered } from './pdf-jobs.ts'

export interface RenderDeps extends SenderCalls {
  quotes: QuoteModel
  pdfs: PdfModel
  unitOfWork: UnitOfWork
  renderer: Renderer
}

/** Renders a quote as it is and stores the result, unless it is stored already. Idempotent. */
export async function renderQuote(
  { quotes, pdfs, unitOfWork, renderer, ...calls }: RenderDeps,
  { accountId, quoteId }: { accountId: string; quoteId: number },
): Promise<Rendered> {
  const [quote, kept, { sender, hash }] = await Promise.all([
    quotes.findOne({ accountId, id: quoteId }).lean(),
    pdfs.findOne({ accountId, quoteId }, { fingerprint: 1 }).lean(),
    readSender(calls, accountId),
  ])
  if (!quote) return null
  const fingerprint = fingerprintOf(quote, hash)
  if (kept?.fingerprint === fingerprint) return fingerprint
  const content = await inSpan('print', {}, () => renderer.render(quoteHtml(quote, sender)))
  return unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
    // Changed or deleted meanwhile: an old PDF must not replace a newer one, nor outlive its quote.
    const current = await quotes.findOne({ accountId, id: quoteId }, { version: 1 }).session(session).lean()
    if (current?.version !== quote.version) return null
    await pdfs.updateOne({ accountId, quoteId }, { $set: { fingerprint, content } }, { upsert: true, session })
    return fingerprint
  })
}
