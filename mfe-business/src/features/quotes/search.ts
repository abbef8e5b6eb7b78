import type { QuoteSummary } from '@atelie/contract/quotes'
import { type Matcher, searchable } from '@atelie/web-kit/use-search'

export function quoteMatcher({ id, client }: QuoteSummary): Matcher {
  const words = searchable([client.name, String(id)])
  return (term) => words.includes(term.toLowerCase())
}
