import { getBalance, listTransactions } from '@atelie/contract/cash'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, openCash, standStill, till } from '../test-steps.tsx'

beforeEach(() => {
  standStill()
})
afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  const api = till()
  const view = await openCash()
  await screen.findByText('Tecido de algodão')
  const asked = (endpoint: typeof listTransactions | typeof getBalance) =>
    Object.fromEntries(api.calls(endpoint).at(-1)!.query)
  return { ...view, asked }
}

it('the period stands above the sums, and its arrows step by months', async () => {
  const { user, asked } = await open()
  expect(screen.getByText('Novembro 2026')).toBeVisible()
  await user.click(button('Período anterior'))
  expect(screen.getByText('Outubro 2026')).toBeVisible()
  expect(button('Período anterior')).toHaveFocus()
  for (const endpoint of [listTransactions, getBalance])
    await waitFor(() => expect(asked(endpoint)).toMatchObject({ startDate: '2026-10-01', endDate: '2026-10-31' }))
  await user.click(button('Próximo período'))
  await user.click(button('Próximo período'))
  expect(screen.getByText('Dezembro 2026')).toBeVisible()
})

it('the arrows and the filter panel set the same period', async () => {
  const { user, asked } = await open()
  await user.click(button('Filtros'))
  await user.click(button('Período anterior'))
  expect(screen.getByLabelText('Data inicial')).toHaveValue('01/10/2026')
  expect(screen.getByLabelText('Data final')).toHaveValue('31/10/2026')
  expect(button('Mês anterior')).toHaveAttribute('aria-pressed', 'true')

  await user.click(button('Últimos 7 dias'))
  await user.click(button('Período anterior'))
  expect(screen.getAllByText('08/11/2026 a 14/11/2026')).toHaveLength(2)
  await waitFor(() =>
    expect(asked(listTransactions)).toEqual({ startDate: '2026-11-08', endDate: '2026-11-14', type: 'all' }),
  )
  await user.click(button('Limpar filtros'))
  expect(screen.getByText('Novembro 2026')).toBeVisible()
})

it('a step keeps the other filters', async () => {
  const { user } = await open()
  await user.click(button('Filtros'))
  await user.type(screen.getByPlaceholderText('Buscar por descrição...'), 'fita')
  await user.click(button('Período anterior'))
  expect(screen.getByText('01/10/2026 a 31/10/2026 · “fita”')).toBeVisible()
})
