import type { Transaction } from '@atelie/contract/cash'
import { textMatcher } from '@atelie/web-kit/lists/use-search'

export const transactionMatcher = ({ description }: Transaction) => textMatcher([description])
