import * as contract from '@atelie/contract/quote-events'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import type { Answers } from '../answers.ts'
import { createQuoteChange } from '../change-quote.ts'
import type { PdfQueue } from '../jobs/pdf-queue.ts'
import type { Models } from '../models.ts'
import { toQuote } from '../models/quote.ts'
import { isAnswered, isShared, sending, withEvent } from '../rules/quote-state.ts'
import type { ShareQuote } from '../share-quote.ts'

interface QuoteEventDeps extends Models {
  answers: Answers
  share: ShareQuote
  queue: PdfQueue
}

export function addQuoteEventRoutes(route: Route, { answers, share, queue, ...models }: QuoteEventDeps): void {
  const { quotes, links } = models
  const change = createQuoteChange(models)

  route(contract.shareQuote, async ({ identity, params }) => {
    const { path, expiresAt } = await share({ accountId: identity.sub, id: params.id })
    return { path, expiresAt: expiresAt.toISOString() }
  })

  route(contract.revokeQuoteLink, async ({ identity, params }) => {
    await change({ accountId: identity.sub, id: params.id }, async (quote, session) => {
      if (!isShared(quote)) return null
      const { number, hashes } = quote.link!
      await links.deleteMany({ _id: trusted({ $in: hashes }) }, { session })
      const revoked = { number: number + 1, hashes: [], expiresAt: null }
      return { $set: { link: revoked }, ...withEvent({ kind: 'revoked' }) }
    })
  })

  route(contract.markQuoteSent, async ({ identity, params, body: { channel } }) => {
    const row = { accountId: identity.sub, id: params.id }
    const sent = await change(row, (quote) => sending(quote, channel))
    // The link leads to it, and not before: most links are made ahead of a sending that never comes.
    if (isShared(sent)) queue.renderSoon({ ...row, audience: 'customer' })
    return toQuote(sent)
  })

  route(contract.recordQuoteAnswer, async ({ identity, params, body: { answer, comment = null }, ifMatch }) =>
    toQuote(await answers.byOwner({ accountId: identity.sub, id: params.id }, ifMatch, { answer, comment })),
  )

  route(contract.reopenQuote, async ({ identity, params, ifMatch }) => {
    const reopened = await change({ accountId: identity.sub, id: params.id }, (quote) => {
      if (!isAnswered(quote)) return null
      if (ifMatch !== undefined && ifMatch !== quote.version) throw new Problem('stale')
      const now = new Date()
      return {
        $set: { status: 'sent', hasNewAnswer: false, offeredAt: now },
        $inc: { version: 1 },
        ...withEvent({ kind: 'reopened' }, now),
      }
    })
    return toQuote(reopened)
  })

  route(contract.markAnswerSeen, async ({ identity, params }) => {
    await change({ accountId: identity.sub, id: params.id }, ({ hasNewAnswer }) =>
      hasNewAnswer ? { $set: { hasNewAnswer: false } } : null,
    )
  })

  route(contract.countNewAnswers, async ({ identity }) => ({
    count: await quotes.countDocuments({ accountId: identity.sub, hasNewAnswer: true }),
  }))
}
