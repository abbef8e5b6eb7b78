import { type CashCategory, type Transaction, transactionTypes } from '@atelie/contract/cash'
import { formatCalendarDate } from '@atelie/contract/dates'
import { centsToInput, parseCents } from '@atelie/money/cents'
import type { Cell } from '../../../csv/write-csv.ts'
import type { TransactionInput } from '../queries.ts'
import { strings } from '../strings.ts'

type Column = Exclude<keyof TransactionInput, 'paymentMethod'>

/** Transactions as a spreadsheet. The type has its own column, because a cell that begins with a sign would be a formula. */
export function csvRows(transactions: readonly Transaction[], categories: readonly CashCategory[] = []): Cell[][] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
  const cells: Record<Column, (transaction: Transaction) => Cell> = {
    date: ({ date }) => ({ computed: formatCalendarDate(date) }),
    type: ({ type }) => transactionTypes[type],
    description: ({ description }) => description,
    categoryId: ({ categoryId }) => categoryNames.get(categoryId) ?? '',
    amount: ({ amount }) => ({ computed: centsToInput(parseCents(amount) ?? 0) }),
    notes: ({ notes }) => notes ?? '',
    quoteId: ({ quoteId }) => (quoteId ? String(quoteId) : ''),
  }
  const columns = Object.keys(cells) as Column[]
  return [
    columns.map((column) => strings.fields[column]),
    ...transactions.map((transaction) => columns.map((column) => cells[column](transaction))),
  ]
}
