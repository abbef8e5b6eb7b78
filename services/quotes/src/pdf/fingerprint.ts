import { createHash } from 'node:crypto'
import type { Sender } from './sender.ts'
import { quoteHtml, type ShownQuote } from './template.ts'

const SENDER: Sender = { name: 'x', address: 'x', cnpj: 'x', phone: 'x', logoUrl: 'x', isLogoLight: true }
const BARE: ShownQuote = {
  id: 1, createdAt: new Date(0), client: { name: 'x', phone: 'x', address: 'x' }, totalCents: 100,
  items: [{ productName: 'x', unit: 'x', quantityThousandths: 1_000, unitPriceCents: 100, discountHundredths: 0, totalCents: 100 }],
}
const FULL: ShownQuote = {
  ...BARE, validUntil: '2000-01-01', notes: 'x', totalCents: 150,
  items: [...BARE.items, { productName: 'x', unit: 'x', quantityThousandths: 1_000, unitPriceCents: 100, discountHundredths: 5_000, totalCents: 50 }],
}

/** The template at work: these two documents use every part of it, so any change of it shows. */
const look = [BARE, FULL].map((quote) => quoteHtml(quote, SENDER)).join()

/**
 * Identifies all that a PDF shows, its look included: an unchanged quote is rendered once, a changed one is never served
 * stale. Computed at each opening, so it does not build the whole document.
 */
export function fingerprintOf(quote: ShownQuote, senderHash: string): string {
  const { id, createdAt, validUntil, client, items, totalCents, notes } = quote
  const shown = { id, createdAt, validUntil, client, items, totalCents, notes } satisfies Record<keyof ShownQuote, unknown>
  return createHash('sha256').update(look).update(JSON.stringify(shown)).update(senderHash).digest('base64url')
}
