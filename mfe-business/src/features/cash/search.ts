import type { Transaction } from '@atelie/contract/cash'
import { type Matcher, searchable } from '@atelie/web-kit/use-search'

export function transactionMatcher({ description }: Transaction): Matcher {
  const words = searchable([description])
  return (term) => words.includes(term.toLowerCase())
}
