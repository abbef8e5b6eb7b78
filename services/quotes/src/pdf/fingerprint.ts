import { createHash } from 'node:crypto'
import type { Company } from '@atelie/contract/company'
import type { StoredQuote } from '../models/quote.ts'

/** Raised with every change of the template, so that no PDF of the old look is served. */
const TEMPLATE_VERSION = 4

/** What a PDF shows, as one short text: an unchanged quote is rendered once, a changed one never served stale. */
export function fingerprintOf(quote: StoredQuote, company: Company): string {
  const shown = [TEMPLATE_VERSION, quote.id, quote.version, quote.createdAt.getTime(), company]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
