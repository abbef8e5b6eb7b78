import { createClient, deleteClient, getClient, listClients, lookUpCep, updateClient } from '@atelie/contract/clients'
import { deleteProduct, listProducts, updateProduct } from '@atelie/contract/products'
import { listQuotes } from '@atelie/contract/quote-list'
import { getQuote, updateQuote } from '@atelie/contract/quotes'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing/harness'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ClientsPage from './clients/page.tsx'
import ProductsPage from './products/page.tsx'
import QuotesPage from './quotes/page.tsx'
import { button, shop } from './quotes/test-steps.tsx'
import { aClient, aProduct, aQuote } from './test-records.ts'

/** Waits until the rows of the list have these texts, in this order. */
const listed = (texts: string[]) =>
  waitFor(() => {
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(texts.length)
    for (const [index, row] of rows.entries()) expect(within(row).getByText(texts[index]!)).toBeVisible()
  })

it('a new client takes its place in the list, which is not fetched again', async () => {
  const api = fakeApi()
    .reply(listClients, [aClient, { ...aClient, id: 2, name: 'Élida Reis' }])
    .reply(lookUpCep, { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' })
    .reply(createClient, { ...aClient, id: 3, name: 'Elaine Reis' })
  const { user } = renderApp(<ClientsPage />)
  await listed(['Beatriz Almeida', 'Élida Reis'])
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  const typed = {
    CEP: '01310-100',
    Nome: 'Elaine Reis',
    'Data de nascimento': '23/04/1985',
    Telefone: '(11) 98888-1234',
    Número: '1000',
  }
  for (const [label, text] of Object.entries(typed)) await fill(user, label, text)
  await waitFor(() => expect(screen.getByLabelText('Estado')).toHaveValue('SP'))
  await user.click(screen.getByRole('button', { name: 'Cadastrar cliente' }))
  await listed(['Beatriz Almeida', 'Elaine Reis', 'Élida Reis'])
  expect(api.calls(listClients)).toHaveLength(1)
})

it('a renamed client moves within the list, which is not fetched again', async () => {
  const api = fakeApi()
    .reply(listClients, [aClient, { ...aClient, id: 2, name: 'Carlos Lima' }])
    .reply(getClient, aClient)
    .reply(updateClient, { ...aClient, name: 'Zilda Almeida', version: 2 })
  const { user } = renderApp(<ClientsPage />)
  await user.click((await screen.findAllByTitle('Editar'))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Salvar alterações' }))
  await listed(['Carlos Lima', 'Zilda Almeida'])
  expect(api.calls(listClients)).toHaveLength(1)
})

it('a changed product is found under its new name, without another fetch of the list', async () => {
  const api = fakeApi()
    .reply(listProducts, [aProduct, { ...aProduct, id: 2, name: 'Fita' }])
    .reply(updateProduct, { ...aProduct, name: 'Renda', version: 2 })
  const { user } = renderApp(<ProductsPage />)
  await listed(['Caderno artesanal', 'Fita'])
  await user.click(screen.getAllByTitle('Editar')[0]!)
  await user.click(await screen.findByRole('button', { name: 'Salvar alterações' }))
  await listed(['Fita', 'Renda'])
  // Once for the page, and once for the stored state of the edited product.
  expect(api.calls(listProducts)).toHaveLength(2)
  await user.type(screen.getByPlaceholderText('Buscar produtos...'), 'renda')
  await listed(['Renda'])
})

it('a deleted product leaves the list, which is not fetched again', async () => {
  const api = fakeApi()
    .reply(listProducts, [aProduct, { ...aProduct, id: 2, name: 'Fita' }])
    .reply(deleteProduct, undefined)
  const { user } = renderApp(<ProductsPage />)
  await user.click((await screen.findAllByTitle('Excluir'))[0]!)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
  await listed(['Fita'])
  expect(api.calls(listProducts)).toHaveLength(1)
})

it('a changed quote stays in its place in the list, which is not fetched again', async () => {
  const names = ['Carlos Lima', 'Beatriz Almeida', 'Ana Reis']
  const api = shop()
    .reply(
      listQuotes,
      names.map((name, index) => ({ ...aQuote, id: 8 - index, client: { name } })),
    )
    .reply(getQuote, aQuote)
    .reply(updateQuote, { ...aQuote, client: { name: 'Zilda Almeida' }, version: 2 })
  const { user } = renderApp(<QuotesPage />)
  await listed(names)
  await user.click(screen.getAllByTitle('Editar')[1]!)
  await screen.findAllByLabelText('Produto')
  await user.click(button('Atualizar'))
  await listed(['Carlos Lima', 'Zilda Almeida', 'Ana Reis'])
  expect(api.calls(listQuotes)).toHaveLength(1)
})

it("a deleted client's quotes disappear from the quotes screen", async () => {
  const api = fakeApi()
    .reply(listClients, [aClient])
    .reply(listProducts, [])
    .reply(listQuotes, [aQuote])
    .reply(deleteClient, undefined)
  const { user, router } = renderApp(
    [
      { path: '/clients', element: <ClientsPage /> },
      { path: '/quotes', element: <QuotesPage /> },
    ],
    { path: '/quotes' },
  )
  expect(await screen.findByText('Beatriz Almeida')).toBeVisible()
  await act(() => router.navigate('/clients'))
  await user.click(await screen.findByTitle('Excluir'))
  api.reply(listClients, []).reply(listQuotes, [])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Nenhum cliente cadastrado ainda.')).toBeVisible()
  await act(() => router.navigate('/quotes'))
  expect(await screen.findByText('Nenhum orçamento criado ainda.')).toBeVisible()
})
