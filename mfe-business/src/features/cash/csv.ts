import { type CashCategory, type Transaction, transactionTypes } from '@atelie/contract/cash'
import { formatCalendarDate } from '@atelie/contract/dates'
import { centsToInput, parseCents } from '@atelie/money/cents'
import { strings } from './strings.ts'

const { fields } = strings

/** Transactions as a spreadsheet. The type has a column of its own, because a cell that begins with a sign is taken for a formula. */
export function csvRows(transactions: readonly Transaction[], categories: readonly CashCategory[] = []): string[][] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return [
    [fields.date, fields.type, fields.description, fields.category, fields.amount, fields.notes],
    ...transactions.map(({ date, type, description, categoryId, amount, notes }) => [
      formatCalendarDate(date), transactionTypes[type], description, names.get(categoryId) ?? '', centsToInput(parseCents(amount) ?? 0), notes ?? '',
    ]),
  ]
}
