import {
  createTransaction,
  deleteTransaction,
  getBalance,
  getTransaction,
  listTransactions,
  restoreTransaction,
  type Transaction,
} from '@atelie/contract/cash'
import { fill, later, pressUndo, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTransaction } from '../test-records.ts'
import CashPage from './page.tsx'
import { anExpense, button, inRow, openCash, openForm, standStill, till } from './test-steps.tsx'

beforeEach(() => {
  standStill()
})
afterEach(() => {
  vi.useRealTimers()
})

const heading = () => screen.getByRole('heading', { name: 'Transações' })

describe('a deleted transaction', () => {
  async function deleteExpense() {
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    const api = till().reply(deleteTransaction, undefined).reply(restoreTransaction, anExpense)
    const { user } = await openCash()
    await screen.findByText('Tecido de algodão')
    api.reply(listTransactions, [aTransaction])
    await user.click(inRow('Tecido de algodão', 'Excluir'))
    await screen.findByText('Transação excluída com sucesso.')
    await waitFor(() => expect(screen.queryByText('Tecido de algodão')).toBeNull())
    return { api, user }
  }

  it('a deleted transaction comes back with its id and the sums, and the focus stays at the list', async () => {
    const { api, user } = await deleteExpense()
    api.reply(listTransactions, [aTransaction, anExpense])
    const balances = api.calls(getBalance).length
    await pressUndo(user)
    expect(await screen.findByText('Transação restaurada com sucesso.')).toBeVisible()
    expect(api.calls(restoreTransaction).map(({ params }) => params.id)).toEqual(['2'])
    expect(await screen.findByText('Tecido de algodão')).toBeVisible()
    expect(api.calls(getBalance).length).toBeGreaterThan(balances)
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
    expect(heading()).toHaveFocus()
  })

  it('an entry that was received for a quote says so in its row, and which quote is open again once it is deleted', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    const receipt = { ...aTransaction, quoteId: 41 }
    const api = till().reply(listTransactions, [receipt]).reply(deleteTransaction, undefined)
    const { user } = await openCash()
    expect(await screen.findByText('Orçamento 41')).toBeVisible()
    api.reply(listTransactions, [])
    await user.click(inRow(receipt.description, 'Excluir'))
    expect(
      await screen.findByText('Transação excluída com sucesso. O valor volta a ficar em aberto no orçamento 41.'),
    ).toBeVisible()
  })

  it('the address opens a transaction outside the period, which leads to its quote and stays an income', async () => {
    const old = { ...aTransaction, id: 12, date: '2024-01-10', quoteId: 41 }
    const api = till().reply(getTransaction, old)
    renderApp(<CashPage />, { path: '/cash?transacao=12' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar transação' }))
    expect(dialog.getByRole('link', { name: 'Ver orçamento 41' })).toHaveAttribute('href', '/quotes?orcamento=41')
    expect(dialog.queryByLabelText('Tipo')).toBeNull()
    expect(api.calls(getTransaction)).not.toHaveLength(0)
  })

  it('the address never replaces what the person has opened meanwhile', async () => {
    const reply = later<Transaction>()
    till().reply(getTransaction, () => reply.promise)
    const { user } = renderApp(<CashPage />, { path: '/cash?transacao=12' })
    await screen.findByText('Tecido de algodão')
    await user.click(inRow('Tecido de algodão', 'Editar'))
    const description = () => within(screen.getByRole('dialog')).getByLabelText('Descrição')
    expect(description()).toHaveValue('Tecido de algodão')
    reply.resolve({ ...aTransaction, id: 12, description: 'De outro mês' })
    await waitFor(() => expect(description()).toHaveValue('Tecido de algodão'))
  })

  it('undoing can be tried again after a failure, but not once it is too late', async () => {
    const { api, user } = await deleteExpense()
    api.fail(restoreTransaction, 'unavailable')
    await pressUndo(user)
    expect(await screen.findByText('Não foi possível desfazer a exclusão.')).toBeVisible()
    api.fail(restoreTransaction, 'not_found')
    await pressUndo(user)
    expect(await screen.findByText('Não é mais possível desfazer a exclusão.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })

  it('a restored transaction that the filter hides by now has a hint', async () => {
    const { user } = await deleteExpense()
    await user.click(button('Filtros'))
    await user.click(button('Hoje'))
    await pressUndo(user)
    expect(await screen.findByText('Lançada em 19/11/2026, fora do período mostrado.')).toBeVisible()
  })

  it('a failed deletion offers nothing to undo', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    till().fail(deleteTransaction, 'unavailable')
    const { user } = await openCash()
    await screen.findByText('Tecido de algodão')
    await user.click(inRow('Tecido de algodão', 'Excluir'))
    await screen.findByText('Ocorreu um erro ao excluir a transação.')
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })
})

describe('a saved transaction', () => {
  async function save(fields = {}) {
    const api = till()
      .reply(createTransaction, { ...aTransaction, id: 7, ...fields })
      .reply(deleteTransaction, undefined)
    const { user } = await openForm('Entrada')
    await fill(user, 'Valor', '8990')
    await fill(user, 'Descrição', 'Caneca')
    await user.click(button('Salvar entrada'))
    await screen.findByText('Transação criada com sucesso.')
    return { api, user }
  }

  it('a saved transaction is deleted without a question, which can be undone in turn', async () => {
    const confirm = vi.spyOn(window, 'confirm')
    const { api, user } = await save()
    api.reply(restoreTransaction, { ...aTransaction, id: 7 })
    await pressUndo(user)
    expect(await screen.findByText('Transação excluída com sucesso.')).toBeVisible()
    expect(confirm).not.toHaveBeenCalled()
    expect(api.calls(deleteTransaction).map(({ params }) => params.id)).toEqual(['7'])
    expect(screen.getByLabelText('Valor')).toHaveFocus()
    await pressUndo(user)
    expect(await screen.findByText('Transação restaurada com sucesso.')).toBeVisible()
    expect(api.calls(restoreTransaction).map(({ params }) => params.id)).toEqual(['7'])
  })

  it('the hint about a hidden transaction goes with it', async () => {
    const { user } = await save({ date: '2026-10-05' })
    expect(await screen.findByText('Lançada em 05/10/2026, fora do período mostrado.')).toBeVisible()
    await pressUndo(user)
    await waitFor(() => expect(screen.queryByText(/^Lançada em/)).toBeNull())
  })

  it('a save that is undone after the form was closed is undone all the same', async () => {
    const { api, user } = await save()
    await user.click(button('Cancelar'))
    await pressUndo(user)
    await waitFor(() => expect(api.calls(deleteTransaction)).toHaveLength(1))
  })
})
