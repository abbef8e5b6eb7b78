import { buildPath } from '@atelie/contract/endpoint'
import * as contract from '@atelie/contract/quote-events'
import { openSharedQuote } from '@atelie/contract/shared-quotes'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import type { Answers } from '../answers.ts'
import { createQuoteChange } from '../change-quote.ts'
import type { PdfQueue } from '../jobs/pdf-queue.ts'
import type { Models } from '../models.ts'
import { toQuote } from '../models/quote.ts'
import { hashOfToken, type TokenOf } from '../rules/link-token.ts'
import { isAnswered, isShared, sending, withEvent } from '../rules/quote-state.ts'

const LINK_LIFE_MS = 90 * 24 * 60 * 60 * 1_000

interface QuoteEventDeps extends Models {
  answers: Answers
  tokenOf: TokenOf
  queue: PdfQueue
}

export function addQuoteEventRoutes(route: Route, { answers, tokenOf, queue, ...models }: QuoteEventDeps): void {
  const { quotes, links } = models
  const change = createQuoteChange(models)

  route(contract.shareQuote, async ({ identity, params }) => {
    const row = { accountId: identity.sub, id: params.id }
    const expiresAt = new Date(Date.now() + LINK_LIFE_MS)
    let token = ''
    await change(row, async ({ link, offeredAt }, session) => {
      const { number = 1, hashes = [] } = link ?? {}
      token = tokenOf({ accountId: row.accountId, quoteId: row.id, number })
      const hash = hashOfToken(token)
      if (hashes.includes(hash)) return { $set: { 'link.expiresAt': expiresAt } }
      await links.create([{ _id: hash, accountId: row.accountId, quoteId: row.id }], { session })
      const added = { number, hashes: [...hashes, hash], expiresAt }
      return { $set: { link: added, offeredAt: offeredAt ?? new Date() } }
    })
    return { path: buildPath(openSharedQuote.path, { token }), expiresAt: expiresAt.toISOString() }
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
