import { createHash, createHmac, hkdfSync, type KeyObject } from 'node:crypto'

const TOKEN_BYTES = 24

/** Stored in place of a token: it finds the quote and does not reveal the link. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A link of a quote; raising the number makes another one. */
interface QuoteLink {
  accountId: string
  quoteId: number
  number: number
}

/**
 * Returns a function that makes the token of a link, 192 bits that only this service's key can make again: neither the
 * database nor a backup is enough to open a quote.
 */
export function createLinkTokens(privateKey: KeyObject) {
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' })
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links of quotes', 32))
  return ({ accountId, quoteId, number }: QuoteLink): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([accountId, quoteId, number]))
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url')
}
export type TokenOf = ReturnType<typeof createLinkTokens>
