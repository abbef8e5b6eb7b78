import type { Transaction } from '@atelie/contract/cash'
import { textSearch } from '@atelie/web-kit/lists/use-search'

export const transactionSearch = textSearch(({ description }: Transaction) => [description])
