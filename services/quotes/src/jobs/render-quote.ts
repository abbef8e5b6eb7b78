import { inSpan } from '@atelie/service-kit/spans'
import type { Models } from '../models.ts'
import type { Audience } from '../models/pdf.ts'
import { pdfFileName } from '../pdf/file-name.ts'
import { fingerprintOf } from '../pdf/fingerprint.ts'
import type { Renderer } from '../pdf/renderer.ts'
import { readSender, type SenderCalls } from '../pdf/sender.ts'
import { pictureHtml, quoteHtml, shownTo } from '../pdf/template.ts'
import type { Rendered } from './pdf-jobs.ts'

export interface RenderDeps extends SenderCalls, Models {
  renderer: Renderer
}

interface Wanted {
  accountId: string
  quoteId: number
  audience: Audience
}

/** Renders a quote as it is, for customers also as they answered it, and stores the results, unless they are stored already. Idempotent. */
export async function renderQuote(deps: RenderDeps, wanted: Wanted): Promise<Rendered> {
  if (wanted.audience === 'customer') await renderAnswered(deps, wanted)
  return renderCurrent(deps, wanted)
}

const print = ({ renderer }: RenderDeps, ...shown: Parameters<typeof quoteHtml>) =>
  inSpan('print', {}, () => renderer.render(quoteHtml(...shown)))

const draw = ({ renderer }: RenderDeps, ...shown: Parameters<typeof pictureHtml>) =>
  inSpan('draw', {}, () => renderer.draw(pictureHtml(...shown)))

/** Everything they show is kept with them, so they may be rendered at any time. */
async function renderAnswered(deps: RenderDeps, { accountId, quoteId }: Wanted): Promise<void> {
  const versions = await deps.answeredVersions.find({ accountId, quoteId }, { pdf: 0 }).lean()
  for (const { answer, version, quote, sender } of versions.filter(({ isPrinted }) => !isPrinted)) {
    const pdf = await print(deps, shownTo('customer', quote), sender)
    const row = { accountId, quoteId, answer }
    await deps.unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
      // Another version may have got this answer meanwhile.
      const current = await deps.answeredVersions.findOne(row, { version: 1 }).session(session).lean()
      if (current?.version === version)
        await deps.answeredVersions.updateOne(row, { pdf, isPrinted: true }, { session })
    })
  }
}

async function renderCurrent(deps: RenderDeps, { accountId, quoteId, audience }: Wanted): Promise<Rendered> {
  const { quotes, unitOfWork } = deps
  const pdfs = deps.pdfs[audience]
  const [quote, kept, { sender, hash }] = await Promise.all([
    quotes.findOne({ accountId, id: quoteId }).lean(),
    pdfs.findOne({ accountId, quoteId }, { fingerprint: 1 }).lean(),
    readSender(deps, accountId),
  ])
  if (!quote) return null
  const shown = shownTo(audience, quote)
  const fingerprint = fingerprintOf(shown, hash)
  if (kept?.fingerprint === fingerprint) return fingerprint
  const content = await (audience === 'screen' ? draw : print)(deps, shown, sender)
  const fileName = pdfFileName(quoteId, sender.name)
  return unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
    // Changed or deleted meanwhile: an old PDF must not replace a newer one, nor outlive its quote.
    const current = await quotes.findOne({ accountId, id: quoteId }, { version: 1 }).session(session).lean()
    if (current?.version !== quote.version) return null
    await pdfs.updateOne(
      { accountId, quoteId },
      { $set: { fingerprint, content, fileName } },
      { upsert: true, session },
    )
    return fingerprint
  })
}
