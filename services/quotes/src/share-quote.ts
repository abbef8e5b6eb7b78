import { buildPath } from '@atelie/contract/endpoint'
import { openSharedQuote } from '@atelie/contract/shared-quotes'
import { createQuoteChange, type QuoteRow } from './change-quote.ts'
import type { Models } from './models.ts'
import { hashOfToken, type TokenOf } from './rules/link-token.ts'

const LINK_LIFE_MS = 90 * 24 * 60 * 60 * 1_000

interface SharingDeps extends Models {
  tokenOf: TokenOf
}

/** Returns a function that makes the link of a quote, or lets it work for longer. It throws Problem('not_found'). */
export function createSharing({ tokenOf, ...models }: SharingDeps) {
  const change = createQuoteChange(models)

  return async (row: QuoteRow): Promise<{ path: string; expiresAt: Date }> => {
    const expiresAt = new Date(Date.now() + LINK_LIFE_MS)
    let token = ''
    await change(row, async ({ link, offeredAt }, session) => {
      const { number = 1, hashes = [] } = link ?? {}
      token = tokenOf({ accountId: row.accountId, quoteId: row.id, number })
      const hash = hashOfToken(token)
      if (hashes.includes(hash)) return { $set: { 'link.expiresAt': expiresAt } }
      await models.links.create([{ _id: hash, accountId: row.accountId, quoteId: row.id }], { session })
      const added = { number, hashes: [...hashes, hash], expiresAt }
      return { $set: { link: added, offeredAt: offeredAt ?? new Date() } }
    })
    return { path: buildPath(openSharedQuote.path, { token }), expiresAt }
  }
}
export type ShareQuote = ReturnType<typeof createSharing>
