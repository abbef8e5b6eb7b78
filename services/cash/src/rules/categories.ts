import { cashMessages, defaultCategoryIds, type CashCategory, type TransactionType } from '@atelie/contract/cash'
import { refuseField } from '@atelie/service-kit/problem'

/** The same for every account. Ids are stored with transactions, so names may change but ids may not. */
export const categories: readonly CashCategory[] = [
  { id: defaultCategoryIds.income, name: 'Vendas', type: 'income' },
  { id: 1, name: 'Encomendas', type: 'income' },
  { id: 2, name: 'Feiras e eventos', type: 'income' },
  { id: 3, name: 'Aulas e oficinas', type: 'income' },
  { id: 4, name: 'Outras entradas', type: 'income' },
  { id: defaultCategoryIds.expense, name: 'Despesas gerais', type: 'expense' },
  { id: 7, name: 'Materiais', type: 'expense' },
  { id: 8, name: 'Embalagens', type: 'expense' },
  { id: 9, name: 'Ferramentas e equipamentos', type: 'expense' },
  { id: 10, name: 'Frete e transporte', type: 'expense' },
  { id: 11, name: 'Divulgação', type: 'expense' },
  { id: 12, name: 'Aluguel e contas', type: 'expense' },
  { id: 13, name: 'Impostos e taxas', type: 'expense' },
]

/** Throws Problem('validation') if there is no such category, or it is of the other type. */
export function requireSuitedCategory({ type, categoryId }: { type: TransactionType; categoryId: number }): void {
  if (categories.some((category) => category.id === categoryId && category.type === type)) return
  refuseField('categoryId', cashMessages.categoryUnsuited)
}

/** Checks a transaction of a quote. Throws Problem('validation') if it is no income. */
export function requireIncome({ type }: { type: TransactionType }): void {
  if (type === 'income') return
  refuseField('type', cashMessages.receiptIsIncome)
}
