import type { Transaction, TransactionType } from '@atelie/contract/cash'
import { centsToDecimal } from '@atelie/money/cents'
import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const text = { type: String, required: true } as const
const number = { type: Number, required: true } as const

const transactionSchema = new Schema({
  accountId: text,
  id: number,
  version: number,
  /** Calendar date, so that the order of texts is that of days. */
  date: text,
  type: { type: String, enum: ['income', 'expense'] satisfies TransactionType[], required: true },
  description: text,
  amountCents: number,
  categoryId: number,
  notes: { type: String, default: null },
  paymentMethod: text,
}, { versionKey: false })

transactionSchema.index({ accountId: 1, id: 1 }, { unique: true })
// Ascending, as the bounds of a period are written, and read backwards.
transactionSchema.index({ accountId: 1, date: 1, id: 1 })
transactionSchema.index({ accountId: 1, type: 1, date: 1, id: 1 })

export type StoredTransaction = InferSchemaType<typeof transactionSchema>

/** Two of one day in the order they were recorded, the last one first. */
export const LATEST_FIRST = { date: -1, id: -1 } as const

export const createTransactionModel = (connection: Connection) => connection.model('Transaction', transactionSchema, 'transactions')
export type TransactionModel = ReturnType<typeof createTransactionModel>

/** The stored row as callers read it. */
export function toTransaction(stored: Omit<StoredTransaction, 'accountId'>): Transaction {
  const { id, date, type, description, amountCents, categoryId, notes, paymentMethod, version } = stored
  return { id, date, type, description, amount: centsToDecimal(amountCents), categoryId, notes: notes ?? null, paymentMethod, version }
}

/** One transaction as callers read it, or null when there is none. */
export async function readTransaction(transactions: TransactionModel, accountId: string, id: number): Promise<Transaction | null> {
  const row = await transactions.findOne({ accountId, id }).lean()
  return row && toTransaction(row)
}
