import { buildPath } from '@atelie/contract/endpoint'
import type { Identity } from '@atelie/service-kit/identity'
import * as contract from '@atelie/contract/shared-quotes'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { setCurrentAccount } from '@atelie/service-kit/request-context'
import type { Response } from 'express'
import type { Answers } from '../answers.ts'
import { createQuoteChange } from '../change-quote.ts'
import type { Models } from '../models.ts'
import type { StoredQuote } from '../models/quote.ts'
import { messageOnly, sharedPage } from '../page/page.ts'
import { sharedView, type SharedView } from '../page/view.ts'
import type { PdfSenders } from '../pdf/open-pdf.ts'
import { readSender, type SenderCalls } from '../pdf/sender.ts'
import { hashOfToken } from '../rules/link-token.ts'
import { isAnswered, showsAccepted, withEvent } from '../rules/quote-state.ts'

interface SharedQuoteDeps extends Models, SenderCalls {
  answers: Answers
  pdfSenders: PdfSenders
  /** Where the product is reached, with scheme and host. */
  publicUrl: string
}

/** The pages of links that show no quote. */
const nothingShown = {
  unknown: {
    title: 'Link não encontrado',
    message: 'Este link não existe ou foi desativado. Peça um novo a quem enviou o orçamento.',
  },
  expired: {
    title: 'Link expirado',
    message: 'Este link não está mais disponível. Peça um novo a quem enviou o orçamento.',
  },
}

/** Calls of people who hold the link of a quote. Unknown and revoked links cannot be told apart. */
export function addSharedQuoteRoutes(route: Route, { answers, pdfSenders, publicUrl, ...deps }: SharedQuoteDeps): void {
  const { quotes, links, answeredVersions } = deps
  const change = createQuoteChange(deps)

  async function find(token: string): Promise<StoredQuote | keyof typeof nothingShown> {
    const link = await links.findById(hashOfToken(token)).lean()
    const quote = link && (await quotes.findOne({ accountId: link.accountId, id: link.quoteId }).lean<StoredQuote>())
    if (!quote) return 'unknown'
    setCurrentAccount(quote.accountId)
    return isExpired(quote) ? 'expired' : quote
  }

  /** Throws Problem('not_found') for a link that shows nothing. */
  async function quoteOf(token: string): Promise<StoredQuote> {
    const found = await find(token)
    if (typeof found === 'string') throw new Problem('not_found', { error: nothingShown[found].message })
    return found
  }

  async function viewOf(quote: StoredQuote): Promise<SharedView> {
    const { accountId, id } = quote
    const accepted = quote.accepted
      ? await answeredVersions.findOne({ accountId, quoteId: id, answer: 'accepted' }, { pdf: 0 }).lean()
      : null
    const { sender } = await readSender(deps, accountId)
    return sharedView(quote, sender, accepted)
  }

  route(contract.openSharedQuote, async ({ params: { token }, identity, request, response }) => {
    const found = await find(token)
    if (typeof found === 'string') {
      const { title, message } = nothingShown[found]
      if (request.accepts(['json', 'html']) !== 'html') throw new Problem('not_found', { error: message })
      return sendPage(response.status(404), messageOnly({ title, message }))
    }
    const path = buildPath(contract.openSharedQuote.path, { token })
    const isOwner = isOwnerOf(found, identity)
    sendPage(response, sharedPage(await viewOf(found), { path, origin: publicUrl, isOwner }))
  })

  route(contract.getSharedPdf, async ({ params: { token }, request, response }) => {
    const quote = await quoteOf(token)
    const { accountId, id } = quote
    response.setHeader('X-Robots-Tag', 'noindex')
    return showsAccepted(quote)
      ? pdfSenders.sendAnswered({ accountId, id, answer: 'accepted' }, { request, response })
      : pdfSenders.sendCurrent({ accountId, id, audience: 'customer' }, { request, response })
  })

  route(contract.getSharedLogo, async ({ params: { token }, response }) => {
    const { sender } = await viewOf(await quoteOf(token))
    const [, type, content] = /^data:(image\/\w+);base64,(.+)$/.exec(sender.logoUrl ?? '') ?? []
    if (!type) throw new Problem('not_found')
    response.type(type).send(Buffer.from(content!, 'base64'))
  })

  route(contract.markSharedOpened, async ({ params: { token }, identity, body: { version } }) => {
    const shared = await quoteOf(token)
    if (isOwnerOf(shared, identity)) return
    await change({ accountId: shared.accountId, id: shared.id }, (quote) => {
      if (quote.version !== version || quote.openedAt) return null
      const now = new Date()
      return { $set: { openedAt: now }, ...withEvent({ kind: 'opened' }, now) }
    })
  })

  route(contract.answerSharedQuote, async ({ params: { token }, body: { version, answer, comment = null, name } }) => {
    const { accountId, id } = await quoteOf(token)
    const answered = await answers.byCustomer({ accountId, id }, version, { answer, comment, name })
    return { status: answer, answeredAt: answered[answer]!.at.toISOString() }
  })
}

/** An answered quote goes on being shown. */
const isExpired = (quote: StoredQuote): boolean =>
  !isAnswered(quote) && !showsAccepted(quote) && (quote.link?.expiresAt?.getTime() ?? 0) < Date.now()

const isOwnerOf = ({ accountId }: StoredQuote, identity: Identity | null): boolean => identity?.sub === accountId

function sendPage(response: Response, { html, policy }: ReturnType<typeof sharedPage>): void {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('X-Robots-Tag', 'noindex')
  response.type('html').send(html)
}
