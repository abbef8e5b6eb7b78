import type { QuoteSummary } from '@atelie/contract/quotes'
import { textMatcher } from '@atelie/web-kit/lists/use-search'

export const quoteMatcher = ({ id, client }: QuoteSummary) => textMatcher([client.name, String(id)])
