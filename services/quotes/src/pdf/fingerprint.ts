import { createHash } from 'node:crypto'
import type { CompanyDetails } from '@atelie/contract/company'
import { quoteHtml, type ShownQuote } from './template.ts'

/** Stands in for the real one, which its hash tells apart; with every field filled, a changed template shows. */
const SOME_COMPANY: CompanyDetails = { name: 'x', address: 'x', cnpj: 'x', phone: 'x', logoUrl: 'x' }

/** Of all that a PDF shows, its look included: an unchanged quote is rendered once, a changed one never served stale. */
export const fingerprintOf = (quote: ShownQuote, companyHash: string): string =>
  createHash('sha256').update(quoteHtml(quote, SOME_COMPANY)).update(companyHash).digest('base64url')
