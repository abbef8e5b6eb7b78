import { createHash } from 'node:crypto'
import type { Sender } from './sender.ts'
import { quoteHtml, type ShownQuote } from './template.ts'

/** Stands in for the real one, which its hash tells apart; with every field filled, a changed template shows. */
const SOME_SENDER: Sender = { name: 'x', address: 'x', cnpj: 'x', phone: 'x', logoUrl: 'x', isLogoLight: true }

/** Of all that a PDF shows, its look included: an unchanged quote is rendered once, a changed one never served stale. */
export const fingerprintOf = (quote: ShownQuote, senderHash: string): string =>
  createHash('sha256').update(quoteHtml(quote, SOME_SENDER)).update(senderHash).digest('base64url')
