import { createClient, listClients } from '@atelie/contract/clients'
import { createProduct, listProducts } from '@atelie/contract/products'
import { createQuote, getQuote } from '@atelie/contract/quotes'
import { fill, goBack, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import ClientsPage from '../clients/page.tsx'
import { aClient, aProduct, aQuote } from '../test-records.ts'
import QuotesPage from './page.tsx'
import { NewClient, NewProduct } from './records-on-demand.ts'
import { openNew, pick, shop } from './test-steps.tsx'

// Otherwise the first one of a file would come later than the others.
await Promise.all([NewClient.load(), NewProduct.load()])

const dialogNamed = (name: string) => within(screen.getByRole('dialog', { name }))
const quote = () => dialogNamed('Novo Orçamento')
const isGone = (name: string) => screen.queryByRole('dialog', { name }) === null

async function fillClient(user: Awaited<ReturnType<typeof openNew>>['user']) {
  for (const [label, text] of Object.entries({
    'Data de nascimento': '23/04/1985',
    Telefone: '(11) 98888-1234',
    CEP: '01310-100',
    Rua: 'Avenida Paulista',
    Número: '1000',
    Bairro: 'Bela Vista',
    Cidade: 'São Paulo',
    Estado: 'SP',
  }))
    await fill(user, label, text)
}

it('a client who is not found is created from the picker, and comes back chosen', async () => {
  const maria = { ...aClient, id: 2, name: 'Maria Souza' }
  const api = shop().reply(createClient, maria)
  const { user } = await openNew()
  await fill(user, 'Observações', 'para presente')
  await user.type(quote().getByLabelText('Cliente'), ' Maria Souza ')
  expect(await screen.findByText('Nenhum cliente encontrado')).toBeVisible()
  await user.click(screen.getByRole('option', { name: '+ Cadastrar “Maria Souza”' }))
  const form = dialogNamed('Novo Cliente')
  expect(form.getByLabelText('Nome')).toHaveValue('Maria Souza')
  await fillClient(user)
  await user.click(form.getByRole('button', { name: 'Cadastrar cliente' }))
  await expect.poll(() => isGone('Novo Cliente')).toBe(true)
  expect(api.calls(createClient)[0]?.body).toMatchObject({ client: { name: 'Maria Souza' } })
  expect(api.calls(createQuote)).toHaveLength(0)
  expect(quote().getByLabelText('Cliente')).toHaveValue('Maria Souza')
  expect(quote().getByLabelText('Observações')).toHaveValue('para presente')
  expect(api.calls(listClients)).toHaveLength(1)
})

it('the form of a new client wants every field that their page wants', async () => {
  shop()
  const { user } = await openNew()
  await user.type(quote().getByLabelText('Cliente'), 'Maria')
  await user.click(await screen.findByRole('option', { name: /Maria/ }))
  const form = dialogNamed('Novo Cliente')
  await user.click(form.getByRole('button', { name: 'Cadastrar cliente' }))
  expect(await form.findByText('A data de nascimento é obrigatória')).toBeVisible()
  expect(form.getByText('O CEP é obrigatório e deve ter 8 dígitos')).toBeVisible()
  expect(screen.queryByText('O cliente é obrigatório.')).toBeNull()
})

it('a product that is not found is created from its item, which gets its price', async () => {
  const vase = { ...aProduct, id: 3, name: 'Vaso azul', price: 45.5 }
  const api = shop().reply(createProduct, vase)
  const { user } = await openNew()
  await user.click(quote().getByRole('button', { name: 'Adicionar item' }))
  const field = () => quote().getAllByLabelText('Produto')[1]!
  await user.type(field(), 'Vaso azul')
  expect(await screen.findByText('Nenhum produto encontrado')).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  const form = dialogNamed('Novo Produto')
  expect(form.getByLabelText('Nome')).toHaveValue('Vaso azul')
  await user.type(form.getByLabelText('Preço'), '4550')
  await user.click(form.getByRole('button', { name: 'Cadastrar produto' }))
  await expect.poll(() => isGone('Novo Produto')).toBe(true)
  expect(api.calls(createProduct)[0]?.body).toMatchObject({ name: 'Vaso azul', price: 45.5, unit: 'un' })
  expect(field()).toHaveValue('Vaso azul')
  expect(quote().getAllByLabelText('Preço unitário')[1]).toHaveValue('45,50')
  expect(quote().getByLabelText('Total')).toHaveTextContent('R$ 45,50')
  expect(quote().getAllByLabelText('Produto')[0]).toHaveValue('')
})

it('an empty list offers to create its first record, and digits are no name', async () => {
  shop().reply(listClients, []).reply(listProducts, []).reply(getQuote, aQuote)
  const { user } = renderApp(<QuotesPage />)
  await user.click(await screen.findByTitle('Editar'))
  const edit = within(await screen.findByRole('dialog', { name: 'Editar Orçamento' }))
  await user.click(await edit.findByRole('button', { name: 'Adicionar item' }))
  await user.clear(edit.getAllByLabelText('Produto')[1]!)
  await user.type(edit.getAllByLabelText('Produto')[1]!, '12')
  expect(await screen.findByRole('option', { name: '+ Cadastrar produto' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.clear(edit.getByLabelText('Cliente'))
  await user.type(edit.getByLabelText('Cliente'), '11 98888')
  expect(await screen.findByRole('option', { name: '+ Cadastrar cliente' })).toBeVisible()
})

it('Back closes the new client alone, and asks if something was typed', async () => {
  shop()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user } = await openNew()
  const open = async () => {
    await user.clear(quote().getByLabelText('Cliente'))
    await user.type(quote().getByLabelText('Cliente'), 'Maria')
    await user.click(await screen.findByRole('option', { name: /Maria/ }))
  }
  await open()
  await goBack()
  await expect.poll(() => isGone('Novo Cliente')).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()

  await open()
  await fill(user, 'Rua', 'Rua Augusta')
  await goBack()
  expect(confirm).toHaveBeenCalledOnce()
  expect(dialogNamed('Novo Cliente').getByLabelText('Rua')).toHaveValue('Rua Augusta')
  confirm.mockReturnValue(true)
  await user.click(dialogNamed('Novo Cliente').getByRole('button', { name: 'Cancelar' }))
  await expect.poll(() => isGone('Novo Cliente')).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()
})

it('leaving for another page asks once for a clean quote under a new client that is not', async () => {
  shop()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { router, user } = renderApp(
    [
      { path: '/quotes', element: <QuotesPage /> },
      { path: '/clients', element: <ClientsPage /> },
    ],
    { path: '/quotes' },
  )
  await screen.findByText('Beatriz Almeida')
  await user.click(screen.getByRole('button', { name: 'Novo Orçamento' }))
  await screen.findByRole('dialog')
  await user.type(quote().getByLabelText('Cliente'), 'Maria')
  await user.click(await screen.findByRole('option', { name: /Maria/ }))
  await fill(user, 'Rua', 'Rua Augusta')
  void router.navigate('/clients')
  await expect.poll(() => confirm.mock.calls.length, { timeout: 5000 }).toBe(1)
  expect(dialogNamed('Novo Cliente').getByLabelText('Rua')).toHaveValue('Rua Augusta')
  confirm.mockReturnValue(true)
  void router.navigate('/clients')
  await user.click(await screen.findByRole('tab', { name: 'Novo Cliente' }))
  expect(screen.getByLabelText('Rua')).toHaveValue('')
  expect(vi.mocked(confirm)).toHaveBeenCalledTimes(2)
})

it('a removed item cannot come back while a product is created, which would reach another item', async () => {
  const vase = { ...aProduct, id: 3, name: 'Vaso azul', price: 45.5 }
  shop().reply(createProduct, vase)
  const { user } = await openNew()
  await pick(user, quote().getByLabelText('Produto'), /Fita/)
  await user.click(quote().getByRole('button', { name: 'Adicionar item' }))
  await user.click(quote().getAllByTitle('Remover item')[0]!)
  expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible()
  await user.type(quote().getByLabelText('Produto'), 'Vaso azul')
  await user.click(await screen.findByRole('option', { name: '+ Cadastrar produto' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
  await user.type(dialogNamed('Novo Produto').getByLabelText('Preço'), '4550')
  await user.click(dialogNamed('Novo Produto').getByRole('button', { name: 'Cadastrar produto' }))
  await expect.poll(() => isGone('Novo Produto')).toBe(true)
  expect(quote().getByLabelText('Produto')).toHaveValue('Vaso azul')
})
