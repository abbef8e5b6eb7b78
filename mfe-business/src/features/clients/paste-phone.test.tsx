import { listClients } from '@atelie/contract/clients'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ClientsPage from './page.tsx'

it.each([
  ['11988880001 / 1133330001', '(11) 98888-0001'],
  ['(11) 98888-0006 mãe 2x', '(11) 98888-0006'],
  ['(11) 3333-4444 ramal 21', '(11) 3333-4444'],
  ['+55 11 98888-0005 ou +55 11 3333-0005', '(11) 98888-0005'],
  ['11 98888-0001\n11 3333-0001', '(11) 98888-0001'],
  ['+55 11 98888-0001', '55 11 98888-0001'],
  ['(11) 98888-0001', '(11) 98888-0001'],
])('pasting %j into the phone keeps %j', async (pasted, kept) => {
  fakeApi().reply(listClients, [])
  const { user } = renderApp(<ClientsPage />)
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  const field = await screen.findByLabelText('Telefone')
  await user.click(field)
  await user.paste(pasted)
  expect(field).toHaveValue(kept)
})

it('a number pasted behind an area code is added to it', async () => {
  fakeApi().reply(listClients, [])
  const { user } = renderApp(<ClientsPage />)
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  await user.type(await screen.findByLabelText('Telefone'), '(11) ')
  await user.paste('98888-0001')
  expect(screen.getByLabelText('Telefone')).toHaveValue('(11) 98888-0001')
})
