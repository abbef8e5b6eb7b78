import { listClients } from '@atelie/contract/clients'
import { listProducts } from '@atelie/contract/products'
import { getQuotePdf, listQuotes } from '@atelie/contract/quote-list'
import { deleteQuote, getQuote } from '@atelie/contract/quotes'
import { fakeApi, later, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aClient, aProduct, aQuote } from '../test-records.ts'
import QuotesPage from './page.tsx'
import { isClosed, shop } from './test-steps.tsx'

const placeholder = 'Buscar pelo cliente ou número do orçamento...'
const create = () => screen.getByRole('button', { name: 'Novo Orçamento' })
const cellsOf = (name: string) =>
  within(screen.getByText(name).closest('tr')!)
    .getAllByRole('cell')
    .slice(0, 6)
    .map((cell) => cell.textContent)

describe('the list', () => {
  it('the list shows number, client, dates, total and status, with the day in Brazil', async () => {
    shop().reply(listQuotes, [{ ...aQuote, createdAt: '2026-01-11T02:00:00Z' }])
    renderApp(<QuotesPage />)
    expect(screen.getByRole('heading', { name: 'Orçamentos' })).toBeVisible()
    expect(screen.getAllByTestId('skeleton-row').length).toBeGreaterThan(0)
    await screen.findByText('Beatriz Almeida')
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Número',
      'Cliente',
      'Data',
      'Validade',
      'Total',
      'Status',
      'Ações',
    ])
    expect(cellsOf('Beatriz Almeida')).toEqual([
      '7',
      'Beatriz Almeida',
      '10/01/2026',
      '31/01/2026',
      'R$ 179,80',
      'RascunhoVencido',
    ])
  })

  it('the list has a placeholder for a missing name and validity, labels for statuses, and shows an unknown one as it is', async () => {
    const statuses = {
      draft: 'Rascunho',
      sent: 'Enviado',
      accepted: 'Aceito',
      rejected: 'Rejeitado',
      archived: 'archived',
    }
    shop().reply(
      listQuotes,
      Object.keys(statuses).map((status, index) => ({
        ...aQuote,
        id: index + 1,
        client: { name: index === 0 ? '' : `Cliente ${status}` },
        validUntil: null,
        status,
      })),
    )
    renderApp(<QuotesPage />)
    await screen.findByText('Cliente sem nome')
    expect(cellsOf('Cliente sem nome')).toEqual(['1', 'Cliente sem nome', '10/01/2026', '-', 'R$ 179,80', 'Rascunho'])
    for (const label of Object.values(statuses)) expect(screen.getByText(label)).toBeVisible()
  })

  it('quotes are found by client, regardless of case, and by number', async () => {
    shop().reply(listQuotes, [{ ...aQuote, id: 12, client: { name: 'Carlos Lima' } }, aQuote])
    const { user } = renderApp(<QuotesPage />)
    const search = await screen.findByPlaceholderText(placeholder)
    for (const [term, found, other] of [
      ['ALMEIDA', 'Beatriz Almeida', 'Carlos Lima'],
      ['12', 'Carlos Lima', 'Beatriz Almeida'],
    ] as const) {
      await user.clear(search)
      await user.type(search, term)
      await expect.poll(() => screen.queryByText(other)).toBeNull()
      expect(screen.getAllByRole('row')[1]).toHaveTextContent(found)
    }
    await user.type(search, 'xyz')
    expect(await screen.findByText(/Nenhum orçamento encontrado para “.*xyz”/)).toBeVisible()
  })

  it('only those of five thousand quotes that are near the screen are rendered, and each can be found', async () => {
    shop().reply(
      listQuotes,
      Array.from({ length: 5_000 }, (_, index) => ({ ...aQuote, id: 5_000 - index })),
    )
    const { user } = renderApp(<QuotesPage />)
    expect(await screen.findByRole('cell', { name: '5000' })).toBeVisible()
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
    await user.type(screen.getByPlaceholderText(placeholder), '3217')
    expect(await screen.findByRole('cell', { name: '3217' })).toBeVisible()
  })

  it('a list that cannot be loaded has a message and a retry, and one that cannot be reloaded stays', async () => {
    const api = shop().fail(listQuotes, 'unavailable').fail(getQuote, 'not_found')
    const { user } = renderApp(<QuotesPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar orçamentos')
    api.reply(listQuotes, [aQuote])
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Beatriz Almeida')).toBeVisible()

    api.fail(listQuotes, 'unavailable')
    await user.click(screen.getByTitle('Editar'))
    expect(await screen.findByText('Não foi possível carregar o orçamento para edição.')).toBeVisible()
    expect(await screen.findByText('Erro ao carregar orçamentos')).toBeVisible()
    expect(screen.getByText('Beatriz Almeida')).toBeVisible()
  })
})

describe('what a quote needs', () => {
  it.each([
    [[], [], 'cadastre pelo menos um cliente e um produto.', ['/clients', '/products']],
    [[], [aProduct], 'cadastre pelo menos um cliente.', ['/clients']],
    [[aClient], [], 'cadastre pelo menos um produto.', ['/products']],
  ])('missing records have a message with links to create them', async (clients, products, text, links) => {
    fakeApi().reply(listClients, clients).reply(listProducts, products).reply(listQuotes, [])
    renderApp(<QuotesPage />)
    expect(await screen.findByText('Nenhum orçamento criado ainda.')).toBeVisible()
    const warning = await screen.findByRole('alert')
    expect(warning).toHaveTextContent(text)
    expect(
      within(warning)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(links)
    expect(create()).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Criar o primeiro orçamento' })).toBeNull()
  })

  it('once its records exist, the first quote is one click away', async () => {
    shop().reply(listQuotes, [])
    const { user } = renderApp(<QuotesPage />)
    await user.click(await screen.findByRole('button', { name: 'Criar o primeiro orçamento' }))
    expect(await screen.findByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('records are not reported as missing while they load, and those that cannot be loaded are named', async () => {
    const clients = later<[]>()
    const api = shop()
      .reply(listClients, () => clients.promise)
      .fail(listProducts, 'unavailable')
    const { user } = renderApp(<QuotesPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar produtos')
    expect(create()).toBeDisabled()
    clients.reject(new Error('away'))
    expect(await screen.findByText('Erro ao carregar clientes')).toBeVisible()
    api.reply(listClients, [aClient]).reply(listProducts, [aProduct])
    for (const retry of screen.getAllByRole('button', { name: 'Tentar novamente' })) await user.click(retry)
    await expect.poll(create).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a quote whose records cannot be loaded is not opened, with a message', async () => {
    shop().fail(listProducts, 'unavailable').reply(getQuote, aQuote)
    const { user } = renderApp(<QuotesPage />)
    await user.click(await screen.findByTitle('Editar'))
    expect(await screen.findByText('Ocorreu um erro ao abrir o formulário. Tente novamente.')).toBeVisible()
    await expect.poll(isClosed).toBe(true)
  })
})

describe('the actions', () => {
  it('the PDF opens within the click, with a message when it is ready or has failed', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const api = shop().reply(getQuotePdf, undefined)
    const { user } = renderApp(<QuotesPage />)
    await user.click(await screen.findByTitle('PDF'))
    expect(open).toHaveBeenCalledWith('/api/pdf/quote/7', '_blank', 'noopener')
    expect(await screen.findByText('PDF gerado')).toBeVisible()
    api.fail(getQuotePdf, 'unavailable')
    await user.click(screen.getByTitle('PDF'))
    expect(await screen.findByText('Ocorreu um erro ao gerar o PDF do orçamento.')).toBeVisible()
  })

  it('deleting a quote asks first, and one already gone counts as deleted', async () => {
    const api = shop().fail(deleteQuote, 'internal')
    const { user } = renderApp(<QuotesPage />)
    const confirm = async (answer: string) => {
      await user.click(await screen.findByTitle('Excluir'))
      const question = screen.getByRole('alertdialog')
      expect(question).toHaveTextContent(
        'Tem certeza que deseja excluir este orçamento? Esta ação não pode ser desfeita.',
      )
      await user.click(within(question).getByRole('button', { name: answer }))
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    }
    await confirm('Cancelar')
    expect(api.calls(deleteQuote)).toHaveLength(0)
    await confirm('Excluir')
    expect(await screen.findByText('Ocorreu um erro ao excluir o orçamento.')).toBeVisible()
    api.fail(deleteQuote, 'not_found').reply(listQuotes, [])
    await confirm('Excluir')
    expect(await screen.findByText('Orçamento excluído')).toBeVisible()
    expect(await screen.findByText('Nenhum orçamento criado ainda.')).toBeVisible()
    expect(api.calls(deleteQuote)[0]?.params.id).toBe('7')
    // Again, because the first deletion failed.
    expect(api.calls(listQuotes)).toHaveLength(2)
  })
})
