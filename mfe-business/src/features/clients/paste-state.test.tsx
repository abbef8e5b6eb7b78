import { listClients } from '@atelie/contract/clients'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ClientsPage from './page.tsx'

async function openForm() {
  fakeApi().reply(listClients, [])
  const { user } = renderApp(<ClientsPage />)
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  const field = await screen.findByLabelText('Estado')
  await user.click(field)
  return { user, field }
}

it.each([
  ['São Paulo', 'SP'],
  ['Rio de Janeiro', 'RJ'],
  ['  minas gerais\n', 'MG'],
  ['PARANA', 'PR'],
  ['Pará', 'PA'],
  ['Rio Grande do Sul', 'RS'],
  ['Estado da Bahia', 'BA'],
  ['Santos/SP', 'SP'],
  ['sp', 'SP'],
  ['S.P.', 'SP'],
  ['(rj)', 'RJ'],
  ['SP - São Paulo', 'SP'],
  ['BR-MG', 'MG'],
  ['Buenos Aires', 'Buenos Aires'],
  ['São', 'São'],
  ['Xangri-lá', 'Xangri-lá'],
  ['01310', '01310'],
])('%j pasted into the state is %j', async (pasted, kept) => {
  const { user, field } = await openForm()
  await user.paste(pasted)
  expect(field).toHaveValue(kept)
})

it('a pasted state replaces the one that is there', async () => {
  const { user, field } = await openForm()
  await user.keyboard('rj')
  await user.paste('São Paulo')
  expect(field).toHaveValue('SP')
})

it('at most two letters are typed, and a refused text is deleted without becoming a state', async () => {
  const { user, field } = await openForm()
  await user.keyboard('s1pq')
  expect(field).toHaveValue('SP')
  await user.clear(field)
  await user.paste('Lisboa')
  await user.keyboard('x{Backspace}')
  expect(field).toHaveValue('Lisbo')
  await user.clear(field)
  await user.keyboard('ba')
  expect(field).toHaveValue('BA')
})
