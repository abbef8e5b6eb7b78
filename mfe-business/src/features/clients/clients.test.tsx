import { createClient, deleteClient, getClient, listClients, updateClient } from '@atelie/contract/clients'
import { listQuotes } from '@atelie/contract/quote-list'
import { fakeApi, fill, goBack, later, renderApp, takeConsoleErrors } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aClient, aQuote } from '../test-records.ts'
import ClientsPage from './page.tsx'

const another = { ...aClient, id: 2, name: 'Carlos Lima', phone: '(21) 3333-4444', isWhatsapp: false }

async function openForm() {
  const { user } = renderApp(<ClientsPage />)
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  return user
}

describe('the list', () => {
  it('the list shows five skeleton rows, then names, phones and dates', async () => {
    fakeApi().reply(listClients, [aClient, another])
    renderApp(<ClientsPage />)
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5)
    const row = (await screen.findByText('Beatriz Almeida')).closest('tr')!
    expect(within(row).getByText('23/04/1985')).toBeVisible()
    expect(within(row).getByTitle('Abrir conversa no WhatsApp')).toHaveAttribute('href', 'https://wa.me/5511988881234')
    expect(screen.getAllByTitle('Abrir conversa no WhatsApp')).toHaveLength(1)
  })

  it('only those of five thousand clients that are near the screen are rendered, and each can be found', async () => {
    const clients = Array.from({ length: 5_000 }, (_, index) => ({
      ...aClient,
      id: index + 1,
      name: `Cliente ${index + 1}`,
    }))
    fakeApi().reply(listClients, clients)
    const { user } = renderApp(<ClientsPage />)
    expect(await screen.findByText('Cliente 1')).toBeVisible()
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await user.type(screen.getByPlaceholderText('Pesquisar clientes...'), 'cliente 4999')
    expect(await screen.findByText('Cliente 4999')).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })

  it('the list has messages for no clients and for no match', async () => {
    fakeApi().reply(listClients, [aClient])
    const { user } = renderApp(<ClientsPage />)
    await screen.findByText('Beatriz Almeida')
    await user.type(screen.getByPlaceholderText('Pesquisar clientes...'), 'xyz')
    expect(screen.getByText('Nenhum cliente encontrado com os critérios de pesquisa.')).toBeVisible()
  })

  it('an empty list says so', async () => {
    fakeApi().reply(listClients, [])
    renderApp(<ClientsPage />)
    expect(await screen.findByText('Nenhum cliente cadastrado ainda.')).toBeVisible()
  })

  it('a list that cannot be loaded has a message and a retry', async () => {
    const api = fakeApi().fail(listClients, 'unavailable')
    const { user } = renderApp(<ClientsPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar os clientes: Erro ao buscar clientes')
    api.reply(listClients, [aClient])
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Beatriz Almeida')).toBeVisible()
  })
})

it('a list that cannot be reloaded has a message above it', async () => {
  const api = fakeApi().reply(listClients, [aClient, another]).reply(deleteClient, undefined)
  const { user } = renderApp(<ClientsPage />)
  await user.click((await screen.findAllByTitle('Excluir'))[0]!)
  api.fail(listClients, 'unavailable')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Erro ao carregar os clientes: Erro ao buscar clientes')).toBeVisible()
  expect(screen.getByText('Carlos Lima')).toBeVisible()
})

it('after an edit the list has the same search term', async () => {
  fakeApi().reply(listClients, [aClient, another]).reply(getClient, another).reply(updateClient, another)
  const { user } = renderApp(<ClientsPage />)
  await user.type(await screen.findByPlaceholderText('Pesquisar clientes...'), 'carlos')
  await user.click(await screen.findByTitle('Editar'))
  await user.click(await screen.findByRole('button', { name: 'Salvar alterações' }))
  expect(await screen.findByPlaceholderText('Pesquisar clientes...')).toHaveValue('carlos')
  expect(screen.queryByText('Beatriz Almeida')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Lista de Clientes' })).toHaveFocus()
})

it('a slow save does not close another form', async () => {
  const slow = later<typeof aClient>()
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  fakeApi()
    .reply(listClients, [aClient, another])
    .reply(getClient, aClient)
    .reply(updateClient, () => slow.promise)
  const { user } = renderApp(<ClientsPage />)
  await user.click((await screen.findAllByTitle('Editar'))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Salvar alterações' }))
  expect(await screen.findByText('Salvando...')).toBeVisible()
  expect(screen.getByLabelText('Rua')).toHaveAttribute('readonly')
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  await fill(user, 'Nome', 'Carla')
  slow.resolve(aClient)
  expect(await screen.findByText('Cliente atualizado')).toBeVisible()
  expect(screen.getByLabelText('Nome')).toHaveValue('Carla')
})

it('Back asks nothing and closes nothing while a client is being saved', async () => {
  const slow = later<typeof aClient>()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  fakeApi()
    .reply(listClients, [aClient])
    .reply(getClient, aClient)
    .reply(updateClient, () => slow.promise)
  const { user } = renderApp(<ClientsPage />)
  await user.click(await screen.findByTitle('Editar'))
  await screen.findByLabelText('Nome')
  await fill(user, 'Nome', 'Beatriz Lima')
  await goBack()
  expect(confirm).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Salvar alterações' }))
  await screen.findByText('Salvando...')
  await goBack()
  expect(confirm).toHaveBeenCalledOnce()
  expect(screen.getByLabelText('Nome')).toHaveValue('Beatriz Lima')
  slow.resolve(aClient)
  expect(await screen.findByText('Cliente atualizado')).toBeVisible()
})

it('Back closes the tab of a client that is still loading', async () => {
  fakeApi()
    .reply(listClients, [aClient])
    .reply(getClient, () => later<typeof aClient>().promise)
  const { user } = renderApp(<ClientsPage />)
  await user.click(await screen.findByTitle('Editar'))
  expect(screen.getByRole('tab', { name: 'Editar Cliente' })).toBeVisible()
  await goBack()
  expect(screen.queryByRole('tab', { name: 'Editar Cliente' })).toBeNull()
})

it('leaving an unsaved form for the list asks first', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  fakeApi().reply(listClients, [aClient])
  const user = await openForm()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(confirm).not.toHaveBeenCalled()
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  await fill(user, 'Nome', 'Carla')
  await user.click(screen.getByRole('tab', { name: 'Lista de Clientes' }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Há alterações não salvas. Tem certeza que deseja sair?')
  expect(screen.getByLabelText('Nome')).toHaveValue('Carla')
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('Beatriz Almeida')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Novo Cliente' }))
  expect(screen.getByLabelText('Nome')).toHaveValue('')
  expect(confirm).toHaveBeenCalledTimes(2)
})

describe('the form', () => {
  it('each missing field has its message', async () => {
    fakeApi().reply(listClients, [])
    const user = await openForm()
    await user.click(screen.getByRole('button', { name: 'Cadastrar cliente' }))
    await screen.findByText('O nome é obrigatório')
    const messages = {
      Nome: 'O nome é obrigatório',
      'Data de nascimento': 'A data de nascimento é obrigatória',
      Telefone: 'O telefone é obrigatório e deve ter pelo menos 10 dígitos',
      CEP: 'O CEP é obrigatório e deve ter 8 dígitos',
      Rua: 'A rua é obrigatória',
      Número: 'O número é obrigatório',
      Bairro: 'O bairro é obrigatório',
      Cidade: 'A cidade é obrigatória',
      Estado: 'O estado é obrigatório',
    }
    for (const [label, message] of Object.entries(messages))
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText('Nome')).toHaveFocus()
  })

  it('the form sends the client and returns to the list', async () => {
    const api = fakeApi().reply(listClients, []).reply(createClient, aClient)
    const user = await openForm()
    const typed = {
      Nome: 'Beatriz Almeida',
      'Data de nascimento': '23/04/1985',
      Telefone: '(11) abc98888-1234',
      CEP: '01310-100',
      Rua: 'Avenida Paulista',
      Número: '1000',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Estado: 'sp',
    }
    for (const [label, text] of Object.entries(typed)) await fill(user, label, text)
    await user.click(screen.getByLabelText('Este número tem WhatsApp'))
    api.reply(listClients, [aClient])
    await user.click(screen.getByRole('button', { name: 'Cadastrar cliente' }))

    expect(await screen.findByText('O cliente foi cadastrado com sucesso.')).toBeVisible()
    expect(await screen.findByRole('cell', { name: 'Beatriz Almeida' })).toBeVisible()
    const [call] = api.calls(createClient)
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy()
    expect(call?.body).toMatchObject({
      client: { name: 'Beatriz Almeida', birthDate: '1985-04-23', phone: '(11) 98888-1234', isWhatsapp: true },
      address: { cep: '01310-100', state: 'SP' },
    })
  })

  it('server validation errors are shown at their fields, with the focus on the first', async () => {
    const issues = [
      { path: 'client.phone', message: 'Este telefone não existe.' },
      { path: 'address.cep', message: 'Este CEP não existe.' },
      { path: 'client.unheardOf', message: 'Nenhum campo.' },
    ]
    fakeApi().reply(listClients, [aClient]).reply(getClient, aClient).fail(updateClient, 'validation', { issues })
    const { user } = renderApp(<ClientsPage />)
    await user.click(await screen.findByTitle('Editar'))
    await user.click(await screen.findByRole('button', { name: 'Salvar alterações' }))
    expect(await screen.findByText('Este telefone não existe.')).toBeVisible()
    expect(screen.getByLabelText('CEP')).toHaveAccessibleDescription('Este CEP não existe.')
    expect(screen.getByLabelText('Telefone')).toHaveFocus()
    expect(screen.getByText('Ocorreu um erro ao atualizar o cliente: Erro ao atualizar cliente')).toBeVisible()
  })

  it('the form shows every stored value for editing and sends it back', async () => {
    const { id, version, address, ...client } = {
      ...aClient,
      motherName: 'Rosa',
      fatherName: 'José',
      address: { ...aClient.address, complement: 'Apto 12' },
    }
    const stored = { id, version, ...client, address }
    const api = fakeApi().reply(listClients, [stored]).reply(getClient, stored).reply(updateClient, stored)
    const { user } = renderApp(<ClientsPage />)
    await user.click(await screen.findByTitle('Editar'))
    expect(await screen.findByLabelText('Nome da mãe')).toHaveValue('Rosa')
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }))
    await screen.findByText('Cliente atualizado')
    expect(api.calls(updateClient)[0]?.body).toEqual({ client, address })
  })

  it('a client is loaded for editing, and a failed save has a message', async () => {
    const api = fakeApi().reply(listClients, [aClient]).reply(getClient, aClient).fail(updateClient, 'unavailable')
    const { user } = renderApp(<ClientsPage />)
    await user.click(await screen.findByTitle('Editar'))
    expect(await screen.findByLabelText('Data de nascimento')).toHaveValue('23/04/1985')
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }))
    expect(await screen.findByText('Ocorreu um erro ao atualizar o cliente: Erro ao atualizar cliente')).toBeVisible()

    api.fail(updateClient, 'stale')
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }))
    expect(
      await screen.findByText(
        'Ocorreu um erro ao atualizar o cliente: Este item foi alterado em outro aparelho ou aba. Recarregue a página e tente novamente.',
      ),
    ).toBeVisible()
    expect(api.calls(updateClient)[0]?.headers.get('If-Match')).toBe('"1"')

    api.reply(updateClient, aClient)
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }))
    expect(await screen.findByText('Cliente atualizado')).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Editar Cliente' })).toBeNull()
  })
})

it('a client is deleted once, however fast the second click, and one already gone counts as deleted', async () => {
  const api = fakeApi().reply(listClients, [aClient]).fail(deleteClient, 'not_found')
  const { user } = renderApp(<ClientsPage />)
  await user.click(await screen.findByTitle('Excluir'))
  api.reply(listClients, [])
  await user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Nenhum cliente cadastrado ainda.')).toBeVisible()
  expect(api.calls(deleteClient)).toHaveLength(1)
})

it('deleting asks first, and the dialog stays open if it fails', async () => {
  const api = fakeApi()
    .reply(listClients, [aClient])
    .reply(listQuotes, [
      { ...aQuote, status: 'accepted' },
      { ...aQuote, id: 2 },
      { ...aQuote, id: 3, clientId: 9 },
    ])
    .fail(deleteClient, 'unavailable')
  const { user } = renderApp(<ClientsPage />)
  await user.click(await screen.findByTitle('Excluir'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Tem certeza?' })
  await expect.poll(() => dialog.textContent).toContain('2 orçamentos')
  expect(dialog).toHaveAccessibleDescription(
    'Beatriz Almeida · 2 orçamentos O que foi recebido pelos orçamentos aceitos continua no controle de caixa. Esta ação não pode ser desfeita. Isso excluirá permanentemente o cliente e todos os dados associados a ele.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
  await expect.poll(() => takeConsoleErrors()).toHaveLength(1)
  expect(dialog).toBeVisible()

  api.reply(deleteClient, undefined).reply(listClients, [])
  await user.click(await within(dialog).findByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Nenhum cliente cadastrado ainda.')).toBeVisible()
  expect(api.calls(deleteClient).map(({ params }) => params.id)).toEqual(['1', '1'])
})
