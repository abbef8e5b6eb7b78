import { type Transaction, transaction } from '@atelie/contract/cash'
import { rowReader } from '@atelie/contract/record'
import { extend, int, omit, type output, string } from '@atelie/contract/schema'
import { centsToDecimal } from '@atelie/money/cents'
import { storedSchema } from '@atelie/service-kit/stored-schema'
import type { Connection, Schema } from 'mongoose'

const withoutAmount = omit(transaction, { amount: true })
export const storedTransaction = extend(withoutAmount, { accountId: string(), amountCents: int() })
export type StoredTransaction = output<typeof storedTransaction>

/** The index for what was received for a quote, which few entries are. */
export const OF_QUOTE = [
  { accountId: 1, quoteId: 1 },
  { partialFilterExpression: { quoteId: { $gt: 0 } } },
] as const satisfies Parameters<Schema['index']>

const transactionSchema = storedSchema(storedTransaction)
transactionSchema.index({ accountId: 1, id: 1 }, { unique: true })
// Dates are texts that sort by day. Ascending, like the bounds of a period, and read backwards.
transactionSchema.index({ accountId: 1, date: 1, id: 1 })
transactionSchema.index({ accountId: 1, type: 1, date: 1, id: 1 })
transactionSchema.index(...OF_QUOTE)

/** Those of one day by when they were recorded, the last one first. */
export const LATEST_FIRST = { date: -1, id: -1 } as const

export const createTransactionModel = (connection: Connection) =>
  connection.model('Transaction', transactionSchema, 'transactions')
export type TransactionModel = ReturnType<typeof createTransactionModel>

const readAllButAmount = rowReader(withoutAmount)
/** The stored row as callers read it. */
export const toTransaction = (stored: Omit<StoredTransaction, 'accountId'>): Transaction => ({
  ...readAllButAmount(stored),
  amount: centsToDecimal(stored.amountCents),
})

/** One transaction as callers read it, or null if there is none. */
export async function readTransaction(
  transactions: TransactionModel,
  accountId: string,
  id: number,
): Promise<Transaction | null> {
  const row = await transactions.findOne({ accountId, id }).lean()
  return row && toTransaction(row)
}
