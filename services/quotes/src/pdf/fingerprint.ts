import { createHash } from 'node:crypto'
import type { StoredQuote } from '../models/quote.ts'

/** Raised with every change of the template, so that no PDF of the old look is served. */
const TEMPLATE_VERSION = 2

/** What a PDF shows, as one short text: an unchanged quote is rendered once, a changed one never served stale. */
export function fingerprintOf(quote: StoredQuote): string {
  return createHash('sha256').update(`${TEMPLATE_VERSION}:${quote.id}:${quote.version}:${quote.createdAt.getTime()}`).digest('base64url')
}
