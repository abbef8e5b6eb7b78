import { getBalance, listCategories, listTransactions, type Transaction } from '@atelie/contract/cash'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { aTransaction, someCategories } from '../test-records.ts'
import { loadForms } from './forms-on-demand.ts'
import CashPage from './page.tsx'

// Otherwise the first form of a file would come later than the others.
await loadForms()

/** Steps on the cash screen, shared by its tests. */

/** Stops the clock at noon of 21 November 2026 in São Paulo. */
export const standStill = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })

export const anExpense: Transaction = {
  ...aTransaction,
  id: 2,
  date: '2026-11-19',
  type: 'expense',
  description: 'Tecido de algodão',
  amount: '35.50',
  categoryId: 7,
  notes: 'Cinco metros',
}
export const sums = { total: 54.4, income: 89.9, expense: 35.5 }

/** The fake API of an account that sold a mug and bought fabric. */
export const till = () =>
  fakeApi()
    .reply(listTransactions, [aTransaction, anExpense])
    .reply(getBalance, sums)
    .reply(listCategories, someCategories)

export const button = (name: string) => screen.getByRole('button', { name })
export const rowOf = (description: string) => screen.getByText(description).closest('tr')!
export const inRow = (description: string, title: string) => within(rowOf(description)).getByTitle(title)

export async function openCash() {
  const view = renderApp(<CashPage />)
  await screen.findByRole('heading', { name: 'Transações' })
  return view
}

export async function openForm(name: 'Entrada' | 'Saída') {
  const view = await openCash()
  await view.user.click(button(name))
  return view
}
