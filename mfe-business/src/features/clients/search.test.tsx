import { listClients } from '@atelie/contract/clients'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aClient } from '../test-records.ts'
import ClientsPage from './page.tsx'

const { address } = aClient
const clients = [
  {
    ...aClient,
    id: 1,
    name: 'Carlos Lima',
    address: { ...address, neighborhood: 'Copacabana', city: 'Rio de Janeiro' },
  },
  { ...aClient, id: 2, name: 'Zélia Copa', motherName: 'Maria Copa' },
  {
    ...aClient,
    id: 3,
    name: 'João d’Ávila',
    phone: '(21) 98888-0000',
    address: { ...address, street: 'Rua das Acácias' },
  },
]

async function search(term: string) {
  fakeApi().reply(listClients, clients)
  const { user } = renderApp(<ClientsPage />)
  await user.type(await screen.findByPlaceholderText('Pesquisar clientes...'), term)
  return user
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

it('names that match come first, and a row that matches by something unseen says by what', async () => {
  await search('copa')
  expect(rows()).toEqual([
    expect.stringMatching(/^ZCZélia Copa\(/),
    expect.stringMatching(/^CLCarlos LimaBairro: Copacabana/),
  ])
})

it.each([
  ['davila', 'd’Ávila'],
  ['ACACIAS', 'Acácias'],
  ['8-0000', '8-0000'],
  ['lima', 'Lima'],
  ['oao d', 'oão d'],
])('a search for %s marks %s', async (term, marked) => {
  await search(term)
  expect(await screen.findByText(marked, { selector: 'mark' })).toBeVisible()
})

it('a search without a result can be cleared, or its term be the name of a new client', async () => {
  const user = await search('zzz Novaes')
  await user.click(screen.getByRole('button', { name: 'Cadastrar “zzz Novaes”' }))
  expect(screen.getByRole('tab', { name: 'Novo Cliente', selected: true })).toBeVisible()
  expect(screen.getByLabelText('Nome')).toHaveValue('zzz Novaes')
  await user.click(screen.getByRole('tab', { name: 'Lista de Clientes' }))
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }))
  expect(rows()).toHaveLength(3)
  expect(screen.getByPlaceholderText('Pesquisar clientes...')).toHaveFocus()
})

it('a number that is not found is no name', async () => {
  await search('0000 1111')
  expect(screen.getByRole('button', { name: 'Limpar busca' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Cadastrar/ })).toBeNull()
})
