import { createHash } from 'node:crypto'
import dates from '@atelie/contract/dates?raw'
import cents from '@atelie/money/cents?raw'
import decimal from '@atelie/money/decimal?raw'
import quoteTotals from '@atelie/money/quote-totals?raw'
import html from '@atelie/service-kit/html?raw'
import { FONT_FACES, SYMBOL_FACES } from './font.ts'
import font from './font.ts?raw'
import printable from './printable.ts?raw'
import styles from './styles.ts?raw'
import type { ShownQuote } from './template.ts'
import template from './template.ts?raw'

/** All that the template consists of: a document would show a change only where its quote and sender lead. A test finds what is missing. */
const LOOK = [template, styles, printable, font, FONT_FACES, SYMBOL_FACES, html, dates, cents, decimal, quoteTotals]
const lookHash = createHash('sha256').update(JSON.stringify(LOOK)).digest()

/**
 * Identifies all that a PDF shows, its look included: an unchanged quote is rendered once, a changed one is never served
 * stale. Computed at each opening, so it does not build the document. Two builds of the same sources agree.
 */
export function fingerprintOf(quote: ShownQuote, senderHash: string): string {
  const { id, createdAt, validUntil, client, items, totalCents, notes } = quote
  const shown = { id, createdAt, validUntil, client, items, totalCents, notes } satisfies Record<keyof ShownQuote, unknown>
  return createHash('sha256').update(lookHash).update(JSON.stringify(shown)).update(senderHash).digest('base64url')
}
