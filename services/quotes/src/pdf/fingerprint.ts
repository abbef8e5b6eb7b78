import { createHash } from 'node:crypto'
import { hasPassed, today } from '@atelie/contract/dates'
import dates from '@atelie/contract/dates?raw'
import pixCode from '@atelie/contract/pix-code?raw'
import cents from '@atelie/money/cents?raw'
import decimal from '@atelie/money/decimal?raw'
import quoteTotals from '@atelie/money/quote-totals?raw'
import html from '@atelie/service-kit/html?raw'
import { FONT_FACES, SYMBOL_FACES } from './font.ts'
import texts from '../texts.ts?raw'
import font from './font.ts?raw'
import pixBlock from './pix-block.ts?raw'
import pix from './pix.ts?raw'
import printable from './printable.ts?raw'
import qr from './qr.ts?raw'
import styles from './styles.ts?raw'
import type { ShownQuote } from './template.ts'
import template from './template.ts?raw'

/** All that the template consists of: a document would show a change only where its quote and sender lead. A test finds what is missing; another version of a package draws another picture of the same QR code. */
const LOOK = [
  template,
  styles,
  texts,
  printable,
  pix,
  pixBlock,
  pixCode,
  qr,
  font,
  FONT_FACES,
  SYMBOL_FACES,
  html,
  dates,
  cents,
  decimal,
  quoteTotals,
]
const lookHash = createHash('sha256').update(JSON.stringify(LOOK)).digest()

const digest = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64url')

/**
 * Identifies all that a PDF shows but its sender, the look included. Computed at each opening, so it does not build the
 * document. Once its validity has passed a quote is another one: no code to pay it remains. Two builds of the same sources agree.
 */
export function contentHashOf(quote: ShownQuote): string {
  const { id, createdAt, validUntil, client, items, totalCents, notes, paymentTerms, deliveryDate } = quote
  const shown = {
    id,
    createdAt,
    validUntil,
    client,
    items,
    totalCents,
    notes,
    paymentTerms,
    deliveryDate,
  } satisfies Record<keyof ShownQuote, unknown>
  return digest(lookHash, JSON.stringify([shown, hasPassed(validUntil, today())]))
}

/** Identifies all that a PDF shows: an unchanged quote is rendered once, a changed one is never served stale. */
export const fingerprintOf = (quote: ShownQuote, senderHash: string): string =>
  `${contentHashOf(quote)}.${digest(senderHash)}`
