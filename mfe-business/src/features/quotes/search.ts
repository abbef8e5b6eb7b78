import type { QuoteSummary } from '@atelie/contract/quotes'

export function matchesQuote({ id, client }: QuoteSummary, search: string): boolean {
  const term = search.trim().toLowerCase()
  return client.name.toLowerCase().includes(term) || String(id).includes(term)
}
