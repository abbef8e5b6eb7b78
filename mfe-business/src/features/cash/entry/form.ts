import {
  defaultCategoryIds,
  type Transaction,
  transactionBody,
  transactionFields,
  type TransactionType,
} from '@atelie/contract/cash'
import { today } from '@atelie/contract/dates'
import { omit } from '@atelie/contract/schema'
import { formValues } from '../../../form-values.ts'
import type { TransactionInput } from '../queries.ts'

const texts = omit(transactionFields.response, { type: true, categoryId: true, paymentMethod: true })

export const newTransaction = (type: TransactionType): TransactionInput => ({
  ...formValues(texts, null),
  type,
  date: today(),
  categoryId: defaultCategoryIds[type],
  paymentMethod: 'money',
})

export const transactionFormValues = (transaction: Transaction): TransactionInput => ({
  ...formValues(texts, transaction),
  type: transaction.type,
  categoryId: transaction.categoryId,
  paymentMethod: 'money',
})

/** The request body: a select's value is text, but the category id is a number. */
export const toTransactionBody = (values: TransactionInput): TransactionInput => ({
  ...values,
  categoryId: Number(values.categoryId),
})

/** Whether both would be stored the same. */
export function isSameTransaction(a: TransactionInput, b: TransactionInput): boolean {
  const [first, second] = [a, b].map((values) => JSON.stringify(transactionBody.safeParse(values).data))
  return first !== undefined && first === second
}
