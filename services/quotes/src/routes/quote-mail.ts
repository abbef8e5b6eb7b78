import { mailQuote } from '@atelie/contract/quote-events'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { createQuoteChange } from '../change-quote.ts'
import type { MailLimits } from '../mail/limits.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { quoteMail } from '../mail/texts.ts'
import type { Models } from '../models.ts'
import { toQuote, type StoredQuote } from '../models/quote.ts'
import type { PdfSenders } from '../pdf/open-pdf.ts'
import { readSender, type SenderCalls } from '../pdf/sender.ts'
import { sending } from '../rules/quote-state.ts'
import type { ShareQuote } from '../share-quote.ts'

const NOT_READY = 'O PDF ainda está sendo gerado. Tente novamente em alguns segundos.'

interface QuoteMailDeps extends Models, SenderCalls {
  mailer: Mailer
  limits: MailLimits
  share: ShareQuote
  pdfSenders: PdfSenders
  publicUrl: string
}

/** Without a server for e-mail the call does not exist. */
export function addQuoteMailRoute(route: Route, deps: QuoteMailDeps): void {
  const { quotes, mailer, limits, share, pdfSenders, publicUrl } = deps
  const change = createQuoteChange(deps)

  async function write(quote: StoredQuote, to: string): Promise<Mail> {
    const { accountId, id, validUntil } = quote
    const { path } = await share({ accountId, id })
    const [pdf, { sender }] = await Promise.all([pdfSenders.openForCustomer(quote), readSender(deps, accountId)])
    if (!pdf) throw new Problem('unavailable', { error: NOT_READY })
    const name = sender.name ?? ''
    const url = publicUrl + path
    const texts = quoteMail({ id, name, url, validUntil, canReply: Boolean(sender.email) })
    return { to, fromName: name, replyTo: sender.email, ...texts, pdf }
  }

  route(mailQuote, async ({ identity, params: { id }, body: { to } }) => {
    const row = { accountId: identity.sub, id }
    const quote = await quotes.findOne(row).lean<StoredQuote>()
    if (!quote) throw new Problem('not_found')
    const mail = await write(quote, to)
    await limits.withinLimits(row, to, () => mailer(mail))
    return toQuote(await change(row, (current) => sending(current, 'email')))
  })
}
