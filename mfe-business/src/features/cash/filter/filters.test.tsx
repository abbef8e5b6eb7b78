import { getBalance, listTransactions } from '@atelie/contract/cash'
import { goBack, later, holdPhone } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aTransaction } from '../../test-records.ts'
import { anExpense, button, openCash, standStill, till } from '../test-steps.tsx'

beforeEach(() => {
  standStill()
})
afterEach(() => {
  vi.useRealTimers()
})

const field = (label: string) => screen.getByLabelText(label)

async function openFilters() {
  const api = till()
  const view = await openCash()
  await screen.findByText('Tecido de algodão')
  await view.user.click(button('Filtros'))
  const asked = (endpoint = listTransactions as typeof listTransactions | typeof getBalance) =>
    Object.fromEntries(api.calls(endpoint).at(-1)!.query)
  return { ...view, api, asked }
}

async function typeDate(user: UserEvent, label: string, text: string) {
  await user.clear(field(label))
  await user.type(field(label), text)
}

it('the filters are collapsed at first', async () => {
  const { user } = await openFilters()
  expect(button('Filtros')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: 'Filtros' })).toBeVisible()
  await user.click(button('Filtros'))
  expect(button('Filtros')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('region', { name: 'Filtros' })).toBeNull()
})

it('on a phone, where the filters lie in place of the list, Back closes them and leads to their button', async () => {
  holdPhone()
  const { user } = await openFilters()
  await user.click(button('Hoje'))
  await goBack()
  expect(screen.queryByRole('region', { name: 'Filtros' })).toBeNull()
  expect(button('Filtros')).toHaveFocus()
})

it('there are four quick periods', async () => {
  const { user, asked } = await openFilters()
  expect(button('Este mês')).toHaveAttribute('aria-pressed', 'true')
  for (const [name, startDate, endDate] of [
    ['Hoje', '2026-11-21', '2026-11-21'],
    ['Últimos 7 dias', '2026-11-15', '2026-11-21'],
    ['Mês anterior', '2026-10-01', '2026-10-31'],
    ['Este mês', '2026-11-01', '2026-11-30'],
  ] as const) {
    await user.click(button(name))
    await waitFor(() => expect(asked()).toEqual({ startDate, endDate, type: 'all' }))
    await waitFor(() => expect(asked(getBalance)).toEqual({ startDate, endDate }))
    expect(button(name)).toHaveAttribute('aria-pressed', 'true')
  }
})

it('one end of the period moves the other if necessary, and no end before the start is offered', async () => {
  const { user, asked } = await openFilters()
  await typeDate(user, 'Data inicial', '05122026')
  await waitFor(() => expect(asked()).toMatchObject({ startDate: '2026-12-05', endDate: '2026-12-05' }))
  expect(field('Data final')).toHaveValue('05/12/2026')
  await user.tab()
  await typeDate(user, 'Data final', '10112026')
  await waitFor(() => expect(asked()).toMatchObject({ startDate: '2026-11-10', endDate: '2026-11-10' }))
  expect(field('Data inicial')).toHaveValue('10/11/2026')

  await user.click(screen.getAllByRole('button', { name: 'Abrir calendário' })[1]!)
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendário' }))
  expect(await calendar.findByRole('gridcell', { name: '9' })).toBeDisabled()
  expect(calendar.getByRole('gridcell', { name: '10' })).toBeEnabled()
})

it('an unfinished date does not move the other end', async () => {
  const { user } = await openFilters()
  const [start, end] = [screen.getByLabelText('Data inicial'), screen.getByLabelText('Data final')]
  await user.click(start)
  await user.clear(start)
  await user.type(start, '10/11/2026')
  await user.click(end)
  await user.clear(end)
  await user.paste('2/11/2026')
  expect(start).toHaveValue('10/11/2026')
  await user.clear(end)
  await user.paste('20/11/2026')
  expect([start, end].map((field) => (field as HTMLInputElement).value)).toEqual(['10/11/2026', '20/11/2026'])
  await user.clear(end)
  await user.paste('02/11/2026')
  await user.tab()
  expect([start, end].map((field) => (field as HTMLInputElement).value)).toEqual(['02/11/2026', '02/11/2026'])
})

it('an invalid date has a message and keeps the last period, until another period is chosen', async () => {
  const { user, api } = await openFilters()
  const start = field('Data inicial')
  await typeDate(user, 'Data inicial', '3102')
  expect(start).not.toBeInvalid()
  await user.tab()
  expect(start).toHaveValue('31/02')
  expect(start).toHaveAccessibleDescription(/Esta data não existe/)
  await typeDate(user, 'Data final', '31112026')
  expect(field('Data final')).toHaveAccessibleDescription(/Esta data não existe/)
  expect(new Set(api.calls(listTransactions).map(({ query }) => query.get('startDate')))).toEqual(
    new Set(['2026-11-01']),
  )

  await typeDate(user, 'Data final', '20112026')
  expect(start).toHaveAccessibleDescription(/Esta data não existe/)
  expect(field('Data final')).not.toBeInvalid()
  await user.click(button('Limpar filtros'))
  expect(start).toHaveValue('01/11/2026')
  expect(start).not.toBeInvalid()
  await user.clear(start)
  await user.tab()
  expect(start).toHaveValue('01/11/2026')
})

it('type and search term are summarized when the filters are collapsed, and cleared together', async () => {
  const { user, api, asked } = await openFilters()
  await user.click(field('Tipo'))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Todos', 'Entradas', 'Saídas'])
  await user.click(screen.getByRole('option', { name: 'Saídas' }))
  // Not the last one, since the chart asks for all types.
  await waitFor(() => expect(api.calls(listTransactions).map(({ query }) => query.get('type'))).toContain('expense'))
  await user.type(screen.getByPlaceholderText('Buscar por descrição...'), 'ALGODAO')
  await waitFor(() => expect(screen.queryByText('Caneca vendida na feira')).toBeNull())
  expect(screen.getByText('Tecido de algodão')).toBeVisible()
  expect(screen.getByText('01/11/2026 a 30/11/2026 · Saídas · “ALGODAO”')).toBeVisible()
  await user.type(screen.getByPlaceholderText('Buscar por descrição...'), 'x')
  expect(await screen.findByText('Nenhuma transação encontrada')).toBeVisible()

  await user.click(button('Hoje'))
  await user.click(button('Limpar filtros'))
  expect(await screen.findByText('Caneca vendida na feira')).toBeVisible()
  expect(asked()).toEqual({ startDate: '2026-11-01', endDate: '2026-11-30', type: 'all' })
  expect(screen.getByPlaceholderText('Buscar por descrição...')).toHaveValue('')
  expect(field('Tipo')).toHaveTextContent('Todos')
})

it('the previous list stays in place until the next one has loaded', async () => {
  const { user, api } = await openFilters()
  const response = later<(typeof aTransaction)[]>()
  api.reply(listTransactions, () => response.promise)
  await user.click(button('Mês anterior'))
  expect(screen.getByText('Tecido de algodão')).toBeVisible()
  expect(screen.queryAllByTestId('skeleton-row')).toHaveLength(0)
  response.resolve([{ ...aTransaction, description: 'Venda de outubro', date: '2026-10-03' }])
  expect(await screen.findByText('Venda de outubro')).toBeVisible()
  expect(screen.queryByText('Tecido de algodão')).toBeNull()
})

it('the filters apply to the export', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file)
        return 'blob:csv'
      },
      revokeObjectURL: () => {},
    }),
  )
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user, api } = await openFilters()
  api.reply(listTransactions, [aTransaction, { ...anExpense, amount: '1235.50', notes: '=1+1' }])
  await user.click(button('Hoje'))
  await user.type(screen.getByPlaceholderText('Buscar por descrição...'), 'tecido')
  await waitFor(() => expect(screen.queryByText('Caneca vendida na feira')).toBeNull())
  await screen.findByText('=1+1')
  await user.click(button('Exportar planilha (CSV)'))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(names).toEqual(['caixa-2026-11-21-a-2026-11-21.csv'])
  expect(await files[0]!.text()).toBe(
    "Data;Tipo;Descrição;Categoria;Valor;Observações;Orçamento\r\n19/11/2026;Saída;Tecido de algodão;Materiais;1235,50;'=1+1;\r\n",
  )
})
