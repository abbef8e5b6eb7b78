import { type CepAddress, getClient, listClients, lookUpCep } from '@atelie/contract/clients'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aClient } from '../test-records.ts'
import ClientsPage from './page.tsx'

const paulista: CepAddress = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const address = () => ['Rua', 'Número', 'Complemento', 'Bairro', 'Cidade', 'Estado'].map((label) => field(label).value)

async function openForm() {
  const api = fakeApi().reply(listClients, [])
  const { user } = renderApp(<ClientsPage />)
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  return { api, user }
}

/** A response that comes when the test releases it. */
function held() {
  let release!: (found: CepAddress) => void
  const response = new Promise<CepAddress>((resolve) => {
    release = resolve
  })
  return { response: () => response, release }
}

describe('a postal code', () => {
  it.each(['01310-100', '01310100'])('a postal code (%s) fills the address once it has eight digits', async (cep) => {
    const { api, user } = await openForm()
    api.reply(lookUpCep, paulista)
    await user.type(field('CEP'), cep)
    await waitFor(() => expect(address()).toEqual(['Avenida Paulista', '', '', 'Bela Vista', 'São Paulo', 'SP']))
    expect(api.calls(lookUpCep).map(({ params }) => params.digits)).toEqual(['01310100'])
  })

  it('the postal code accepts digits and hyphens only, and the state two letters', async () => {
    const { user } = await openForm()
    await fill(user, 'CEP', 'cep 01.310-1')
    expect(field('CEP')).toHaveValue('01310-1')
    await user.type(field('Estado'), 's1p')
    expect(field('Estado')).toHaveValue('SP')
  })

  it('a postal code does not change number, complement and what is typed meanwhile', async () => {
    const { api, user } = await openForm()
    const { response, release } = held()
    api.reply(lookUpCep, response)
    await fill(user, 'Número', '1000')
    await fill(user, 'Complemento', 'Apto 12')
    await fill(user, 'CEP', '01310-100')
    expect(field('CEP')).toHaveAccessibleDescription('Buscando endereço...')
    await fill(user, 'Rua', 'Rua de trás')
    release(paulista)
    await waitFor(() => expect(address()).toEqual(['Rua de trás', '1000', 'Apto 12', 'Bela Vista', 'São Paulo', 'SP']))
    expect(field('CEP')).toHaveAccessibleDescription('')
  })

  it('the postal code of a whole town keeps the street that was typed', async () => {
    const { api, user } = await openForm()
    api.reply(lookUpCep, { street: '', neighborhood: '', city: 'Paraty', state: 'RJ' })
    await fill(user, 'Rua', 'Rua do Comércio')
    await fill(user, 'CEP', '23970-000')
    await waitFor(() => expect(address()).toEqual(['Rua do Comércio', '', '', '', 'Paraty', 'RJ']))
  })

  it('the postal code of a whole town removes the street that another code filled in', async () => {
    const { api, user } = await openForm()
    api.reply(lookUpCep, paulista)
    await fill(user, 'CEP', '01310-100')
    await waitFor(() => expect(field('Rua')).toHaveValue('Avenida Paulista'))
    api.reply(lookUpCep, { street: '', neighborhood: '', city: 'Paraty', state: 'RJ' })
    await fill(user, 'CEP', '23970-000')
    await waitFor(() => expect(address()).toEqual(['', '', '', '', 'Paraty', 'RJ']))
  })

  it('a postal code corrected meanwhile counts, not the previous one', async () => {
    const { api, user } = await openForm()
    const slow = held()
    api.reply(lookUpCep, slow.response)
    await fill(user, 'CEP', '23970-000')
    api.reply(lookUpCep, paulista)
    await fill(user, 'CEP', '01310-100')
    await waitFor(() => expect(field('Cidade')).toHaveValue('São Paulo'))
    slow.release({ street: '', neighborhood: '', city: 'Paraty', state: 'RJ' })
    await waitFor(() => expect(field('Cidade')).toHaveValue('São Paulo'))
  })

  it('an unknown postal code removes what another code filled in', async () => {
    const { api, user } = await openForm()
    api.reply(lookUpCep, paulista)
    await fill(user, 'CEP', '01310-100')
    await waitFor(() => expect(field('Cidade')).toHaveValue('São Paulo'))
    await fill(user, 'Rua', 'Rua de trás')
    api.fail(lookUpCep, 'not_found')
    await fill(user, 'CEP', '99999-999')
    await waitFor(() => expect(address()).toEqual(['Rua de trás', '', '', '', '', '']))
  })

  it('a stored postal code is not looked up just because of a hyphen', async () => {
    const api = fakeApi()
      .reply(listClients, [aClient])
      .reply(getClient, { ...aClient, address: { ...aClient.address, cep: '01310100' } })
      .reply(lookUpCep, paulista)
    const { user } = renderApp(<ClientsPage />)
    await user.click(await screen.findByTitle('Editar'))
    await screen.findByRole('button', { name: 'Salvar alterações' })
    await user.type(field('CEP'), '-', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect(field('CEP')).toHaveValue('01310-100')
    await user.type(field('CEP'), '{Backspace}1')
    await expect.poll(() => api.calls(lookUpCep)).toHaveLength(1)
  })

  it.each(['not_found', 'bad_gateway', 'unavailable'] as const)(
    'a failed lookup (%s) has a message and blocks nothing',
    async (code) => {
      const { api, user } = await openForm()
      api.fail(lookUpCep, code)
      await fill(user, 'CEP', '99999-999')
      expect(await screen.findByText('Não foi possível encontrar o endereço para o CEP informado.')).toBeVisible()
      await fill(user, 'Rua', 'Rua do Comércio')
      expect(field('Rua')).toHaveValue('Rua do Comércio')
    },
  )
})
