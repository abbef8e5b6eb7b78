import {
  deleteTransaction,
  getBalance,
  listCategories,
  listTransactions,
  updateTransaction,
} from '@atelie/contract/cash'
import { fill, later, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTransaction } from '../../test-records.ts'
import CashPage from '../page.tsx'
import { anExpense, button, inRow, openCash, rowOf, standStill, till } from '../test-steps.tsx'

beforeEach(() => {
  standStill()
})
afterEach(() => {
  vi.useRealTimers()
})

const dialog = () => within(screen.getByRole('dialog'))
const sumOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

describe('the screen', () => {
  it('the screen shows the sums and transactions of the current month', async () => {
    const api = till()
    renderApp(<CashPage />)
    expect(screen.getByRole('heading', { name: 'Controle de Caixa' })).toBeVisible()
    expect(screen.getAllByTestId('skeleton-row').length).toBeGreaterThan(0)
    await screen.findByText('Caneca vendida na feira')
    for (const endpoint of [listTransactions, getBalance]) {
      expect(Object.fromEntries(api.calls(endpoint)[0]!.query)).toMatchObject({
        startDate: '2026-11-01',
        endDate: '2026-11-30',
      })
    }
    expect(api.calls(listTransactions)[0]!.query.get('type')).toBe('all')
    expect(sumOf('Saldo')).toHaveTextContent('R$ 54,40')
    expect(sumOf('Entradas')).toHaveTextContent('R$ 89,90')
    expect(sumOf('Saídas')).toHaveTextContent('R$ 35,50')
    expect(screen.getByText('01/11/2026 a 30/11/2026')).toBeVisible()

    const [what, date, amount] = within(rowOf('Tecido de algodão')).getAllByRole('cell')
    expect(within(what!).getByTitle('Saída')).toBeInTheDocument()
    expect(what).toHaveTextContent('Tecido de algodãoMateriaisCinco metros')
    expect(date).toHaveTextContent('19/11/2026')
    expect(amount).toHaveTextContent('−R$ 35,50')
    const [income, , plus] = within(rowOf('Caneca vendida na feira')).getAllByRole('cell')
    expect(within(income!).getByTitle('Entrada')).toBeInTheDocument()
    expect(plus).toHaveTextContent('+R$ 89,90')
  })

  it('amounts as text with a decimal comma are shown as what they say', async () => {
    till()
      .reply(listTransactions, [
        { ...aTransaction, amount: '1.089,90' },
        { ...anExpense, amount: '35,5' },
        { ...anExpense, id: 9, description: 'Sem valor', amount: 'abc' },
      ])
      .replyUnchecked(getBalance, { total: '10,50', income: '1.089,90', expense: '35,5' })
    await openCash()
    await waitFor(() => expect(sumOf('Saldo')).toHaveTextContent('R$ 10,50'))
    expect(sumOf('Entradas')).toHaveTextContent('R$ 1.089,90')
    expect(rowOf('Caneca vendida na feira')).toHaveTextContent('+R$ 1.089,90')
    expect(rowOf('Tecido de algodão')).toHaveTextContent('−R$ 35,50')
    expect(rowOf('Sem valor')).toHaveTextContent('R$ 0,00')
  })

  it('an empty ledger has a message', async () => {
    till().reply(listTransactions, []).reply(getBalance, { total: 0, income: 0, expense: 0 })
    await openCash()
    expect(await screen.findByText('Nenhuma transação encontrada')).toBeVisible()
    expect(await screen.findByText('Sem movimento neste período.')).toBeVisible()
    expect(sumOf('Saldo')).toHaveTextContent('R$ 0,00')
    expect(button('Exportar planilha (CSV)')).toBeDisabled()
  })

  it('only those of five thousand transactions that are near the screen are rendered', async () => {
    till().reply(
      listTransactions,
      Array.from({ length: 5_000 }, (_, index) => ({
        ...aTransaction,
        id: index + 1,
        description: `Venda ${index + 1}`,
      })),
    )
    await openCash()
    expect(await screen.findByText('Venda 1')).toBeVisible()
    expect(within(screen.getByRole('table', { name: 'Transações' })).getAllByRole('row').length).toBeLessThan(100)
    expect(screen.getByRole('table', { name: 'Transações' })).toHaveAttribute('aria-rowcount', '5001')
  })
})

describe('an edit', () => {
  it('an edit starts with the stored values and ends with a message', async () => {
    const api = till().reply(updateTransaction, anExpense)
    const { user } = await openCash()
    await screen.findByText('Materiais')
    await user.click(inRow('Tecido de algodão', 'Editar'))
    expect(dialog().getByRole('heading', { name: 'Editar transação' })).toBeVisible()
    expect(dialog().getByLabelText('Valor')).toHaveValue('35,50')
    expect(dialog().getByLabelText('Descrição')).toHaveValue('Tecido de algodão')
    expect(dialog().getByLabelText('Categoria')).toHaveTextContent('Materiais')
    expect(dialog().getByLabelText('Data')).toHaveValue('19/11/2026')
    expect(dialog().getByLabelText('Observações')).toHaveValue('Cinco metros')
    expect(dialog().getByLabelText('Tipo')).toHaveTextContent('Saída')
    await fill(user, 'Valor', '4000')
    await user.click(button('Salvar alterações'))

    expect(await screen.findByText('Transação atualizada com sucesso.')).toBeVisible()
    expect(screen.getByText('Sucesso!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [call] = api.calls(updateTransaction)
    expect(call).toMatchObject({
      params: { id: '2' },
      body: {
        id: 2,
        date: '2026-11-19',
        type: 'expense',
        description: 'Tecido de algodão',
        amount: '40.00',
        categoryId: 7,
        notes: 'Cinco metros',
        paymentMethod: 'money',
      },
    })
    expect(call?.headers.get('If-Match')).toBe('"1"')
  })

  it('changing the type also changes the category', async () => {
    const api = till().reply(updateTransaction, aTransaction)
    const { user } = await openCash()
    await user.click(within((await screen.findByText('Tecido de algodão')).closest('tr')!).getByTitle('Editar'))
    await user.click(dialog().getByLabelText('Tipo'))
    await user.click(screen.getByRole('option', { name: 'Entrada' }))
    expect(dialog().getByLabelText('Categoria')).toHaveTextContent('Vendas')
    await user.click(button('Salvar alterações'))
    await waitFor(() => expect(api.calls(updateTransaction)[0]?.body).toMatchObject({ type: 'income', categoryId: 5 }))
  })

  it.each([
    ['unavailable', 'Ocorreu um erro ao atualizar a transação.'],
    ['stale', 'Este item foi alterado em outro aparelho ou aba. Recarregue a página e tente novamente.'],
  ] as const)('an edit that fails (%s) shows a message and stays open', async (code, text) => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    till().fail(updateTransaction, code)
    const { user } = await openCash()
    await screen.findByText('Tecido de algodão')
    await user.click(inRow('Tecido de algodão', 'Editar'))
    await fill(user, 'Descrição', 'Linho')
    await user.click(button('Salvar alterações'))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('Erro!')).toBeVisible()
    await user.click(button('Cancelar'))
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Há alterações não salvas. Tem certeza que deseja sair?')
    expect(dialog().getByLabelText('Descrição')).toHaveValue('Linho')
  })
})

describe('a deletion', () => {
  it('deleting asks first, shows a message, and leaves the focus at the list', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const api = till().reply(deleteTransaction, undefined)
    const { user } = await openCash()
    await screen.findByText('Tecido de algodão')
    await user.click(inRow('Tecido de algodão', 'Excluir'))
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Tem certeza que deseja excluir esta transação?')
    expect(api.calls(deleteTransaction)).toHaveLength(0)

    confirm.mockReturnValue(true)
    api.reply(listTransactions, [aTransaction])
    await user.click(inRow('Tecido de algodão', 'Excluir'))
    expect(await screen.findByText('Transação excluída com sucesso.')).toBeVisible()
    expect(screen.getByText('Sucesso!')).toBeVisible()
    expect(api.calls(deleteTransaction)[0]?.params.id).toBe('2')
    await waitFor(() => expect(screen.queryByText('Tecido de algodão')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Transações' })).toHaveFocus()
  })

  it('a failed deletion has a message, and a transaction already gone counts as deleted', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    const api = till().fail(deleteTransaction, 'unavailable')
    const { user } = await openCash()
    await screen.findByText('Tecido de algodão')
    await user.click(inRow('Tecido de algodão', 'Excluir'))
    expect(await screen.findByText('Ocorreu um erro ao excluir a transação.')).toBeVisible()
    expect(screen.getByText('Erro!')).toBeVisible()
    api.fail(deleteTransaction, 'not_found')
    await user.click(inRow('Tecido de algodão', 'Excluir'))
    expect(await screen.findByText('Transação excluída com sucesso.')).toBeVisible()
  })
})

it('categories are named once they load, and the form says if they cannot be loaded', async () => {
  const response = later<[]>()
  const api = till().reply(listCategories, () => response.promise)
  const { user } = await openCash()
  await user.click(button('Entrada'))
  expect(screen.getByLabelText('Categoria')).toHaveTextContent('…')
  api.fail(listCategories, 'unavailable')
  response.reject(new Error('away'))
  expect(await screen.findByText('Erro ao buscar categorias')).toBeVisible()
  api.reply(listCategories, [{ id: 5, name: 'Vendas', type: 'income' }])
  await waitFor(() => expect(screen.getByLabelText('Categoria')).toHaveTextContent('Vendas'))
  expect(screen.queryByText('Erro ao buscar categorias')).toBeNull()
})
