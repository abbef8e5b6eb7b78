import { defaultCategoryIds, type Transaction, transactionBody, type TransactionType } from '@atelie/contract/cash'
import { today } from '@atelie/contract/dates'
import type { TransactionInput } from './queries.ts'

export const newTransaction = (type: TransactionType): TransactionInput => ({
  date: today(), type, description: '', amount: '', categoryId: defaultCategoryIds[type], notes: '', paymentMethod: 'money',
})

export function transactionFormValues({ date, type, description, amount, categoryId, notes }: Transaction): TransactionInput {
  return { date, type, description, amount, categoryId, notes: notes ?? '', paymentMethod: 'money' }
}

/** What goes over the wire: a select gives text where the call has a number. */
export const toTransactionBody = (values: TransactionInput): TransactionInput => ({ ...values, categoryId: Number(values.categoryId) })

/** Whether both would be stored alike. */
export function isSameTransaction(a: TransactionInput, b: TransactionInput): boolean {
  const [first, second] = [a, b].map((values) => JSON.stringify(transactionBody.safeParse(values).data))
  return first !== undefined && first === second
}
