import { listProducts } from '@atelie/contract/products'
import { createQuote, getQuote, type Quote } from '@atelie/contract/quotes'
import { fill, later, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aProduct } from '../test-records.ts'
import QuotesPage from './page.tsx'
import { button, dialog, isClosed, openNew, pick, shop } from './test-steps.tsx'

const question = 'Há alterações não salvas. Tem certeza que deseja sair?'
const ways: [string, (user: UserEvent) => Promise<void>][] = [
  ['Cancelar', (user) => user.click(button('Cancelar'))],
  // A toast has one too.
  ['the cross', (user) => user.click(dialog().getAllByRole('button', { name: 'Fechar' })[0]!)],
  ['Escape', (user) => user.keyboard('{Escape}')],
  // For a pointer, the outside is the dialog's container around its paper.
  ['a click outside', (user) => user.click(screen.getByRole('dialog').parentElement!)],
]

describe.each(ways)('leaving by %s', (_, leave) => {
  it('leaving a changed quote asks first, and an unchanged one does not', async () => {
    shop()
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = await openNew()
    await fill(user, 'Observações', 'para presente')
    await leave(user)
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question)
    expect(dialog().getByLabelText('Observações')).toHaveValue('para presente')
    await user.clear(dialog().getByLabelText('Observações'))
    await leave(user)
    await expect.poll(isClosed).toBe(true)
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('leaving is refused while a field is wrong, and while saving', async () => {
    const response = later<Quote>()
    shop().reply(createQuote, () => response.promise)
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
    const { user } = await openNew()
    await user.click(button('Criar'))
    await screen.findByText('O cliente é obrigatório.')
    await leave(user)
    expect(await screen.findByText('Formulário inválido')).toBeVisible()
    expect(screen.getByText('Corrija os erros no formulário antes de fechar.')).toBeVisible()
    await pick(user, dialog().getByLabelText('Cliente'), /Beatriz/)
    await pick(user, dialog().getByLabelText('Produto'), /Caderno/)
    await user.click(button('Criar'))
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeDisabled()
    await leave(user)
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(confirm).not.toHaveBeenCalled()
    response.reject(new Error('away'))
    expect(await screen.findByText('Ocorreu um erro ao criar o orçamento.')).toBeVisible()
  })
})

it('leaving for another page asks too', async () => {
  shop()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { router, user } = renderApp(
    [
      { path: '/quotes', element: <QuotesPage /> },
      { path: '/clients', element: 'clientes' },
    ],
    { path: '/quotes' },
  )
  await screen.findByText('Beatriz Almeida')
  await user.click(screen.getByRole('button', { name: 'Novo Orçamento' }))
  await screen.findByRole('dialog')
  await fill(user, 'Observações', 'para presente')
  void router.navigate('/clients')
  await expect.poll(() => confirm.mock.calls).toEqual([[question]])
  expect(dialog().getByLabelText('Observações')).toHaveValue('para presente')
  confirm.mockReturnValue(true)
  void router.navigate('/clients')
  expect(await screen.findByText('clientes')).toBeVisible()
})

it('a quote that cannot be loaded closes its dialog with a message', async () => {
  shop().fail(getQuote, 'not_found')
  const { user } = renderApp(<QuotesPage />)
  await user.click(await screen.findByTitle('Editar'))
  expect(await screen.findByText('Não foi possível carregar o orçamento para edição.')).toBeVisible()
  expect(screen.getByText('Erro')).toBeVisible()
  await expect.poll(isClosed).toBe(true)
})

it('a picked product without a price is not an error until the quote is saved', async () => {
  shop().reply(listProducts, [{ ...aProduct, price: 0 }])
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { user } = await openNew()
  await pick(user, dialog().getByLabelText('Produto'), /Caderno/)
  await user.click(button('Cancelar'))
  await expect.poll(isClosed).toBe(true)
  expect(confirm).toHaveBeenCalledOnce()
})
