import { getTransaction, listTransactions, type Transaction, updateTransaction } from '@atelie/contract/cash'
import { fill } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTransaction } from '../../test-records.ts'
import { anExpense, button, inRow, openCash, standStill, till } from '../test-steps.tsx'

beforeEach(() => {
  standStill()
})
afterEach(() => {
  vi.useRealTimers()
})

const CHANGED = 'Esta transação foi alterada em outro aparelho. Carregue os valores atuais e refaça a sua mudança.'
const GONE = 'Esta transação foi excluída em outro aparelho e não pode mais ser alterada.'
const dialog = () => within(screen.getByRole('dialog'))
const changed: Transaction = { ...anExpense, amount: '40.00', notes: 'Seis metros', version: 2 }

async function openEdit() {
  const api = till()
  const view = await openCash()
  await screen.findByText('Tecido de algodão')
  await view.user.click(inRow('Tecido de algodão', 'Editar'))
  await fill(view.user, 'Descrição', 'Linho')
  return { ...view, api }
}

describe('a transaction that is changed elsewhere while it is edited', () => {
  it('an edit of a transaction changed elsewhere shows a notice, keeps what was typed, and can start over with the new values', async () => {
    const { user, api } = await openEdit()
    api.reply(listTransactions, [aTransaction, changed]).reply(updateTransaction, changed)
    expect(await dialog().findByText(CHANGED)).toBeVisible()
    expect(dialog().getByLabelText('Descrição')).toHaveValue('Linho')
    await user.click(button('Carregar valores atuais'))
    expect(screen.queryByText(CHANGED)).toBeNull()
    expect(dialog().getByLabelText('Descrição')).toHaveValue('Tecido de algodão')
    expect(dialog().getByLabelText('Valor')).toHaveValue('40,00')
    await fill(user, 'Descrição', 'Linho')
    await user.click(button('Salvar alterações'))
    await waitFor(() => expect(api.calls(updateTransaction)[0]?.headers.get('If-Match')).toBe('"2"'))
  })

  it("there is no notice of the person's own change whose response was lost", async () => {
    const { user, api } = await openEdit()
    api.reply(listTransactions, [{ ...anExpense, description: 'Linho', version: 2 }, aTransaction])
    // The list behind has been updated.
    await screen.findByText('Linho', { selector: 'strong' })
    expect(screen.queryByText(CHANGED)).toBeNull()
    await fill(user, 'Descrição', 'Linho cru')
    expect(await dialog().findByText(CHANGED)).toBeVisible()
  })

  it('a transaction that moved out of the list counts as changed, not deleted', async () => {
    const { api } = await openEdit()
    api.reply(getTransaction, { ...changed, date: '2026-10-01' }).reply(listTransactions, [aTransaction])
    expect(await dialog().findByText(CHANGED)).toBeVisible()
    expect(api.calls(getTransaction)[0]?.params.id).toBe('2')
  })
})

it('a transaction that is deleted elsewhere while it is edited closes its form without a question', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { api } = await openEdit()
  api.fail(getTransaction, 'not_found').reply(listTransactions, [aTransaction])
  expect(await screen.findByText(GONE)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(confirm).not.toHaveBeenCalled()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})
