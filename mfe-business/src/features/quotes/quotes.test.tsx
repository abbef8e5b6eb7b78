import { listClients } from '@atelie/contract/clients'
import { listProducts } from '@atelie/contract/products'
import { createQuote, deleteQuote, getQuote, getQuotePdf, listQuotes, updateQuote } from '@atelie/contract/quotes'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aClient, aProduct, aQuote } from '../test-records.ts'
import QuotesPage from './page.tsx'

const dialog = () => within(screen.getByRole('dialog'))
const button = (name: string) => dialog().getByRole('button', { name })
const shop = () => fakeApi().reply(listClients, [aClient]).reply(listProducts, [aProduct]).reply(listQuotes, [aQuote])

async function openNew() {
  const { user } = renderApp(<QuotesPage />)
  await screen.findByText('Beatriz Almeida')
  await user.click(screen.getByRole('button', { name: 'Novo Orçamento' }))
  await screen.findByRole('dialog')
  return user
}

async function pick(user: UserEvent, label: string, name: RegExp) {
  await user.click(dialog().getByLabelText(label))
  await user.click(await screen.findByRole('option', { name }))
}

describe('the list', () => {
  it('shows number, client, dates, total and status', async () => {
    shop()
    renderApp(<QuotesPage />)
    const row = (await screen.findByText('Beatriz Almeida')).closest('tr')!
    expect(within(row).getAllByRole('cell').slice(0, 6).map((cell) => cell.textContent))
      .toEqual(['7', 'Beatriz Almeida', '10/01/2026', '31/01/2026', 'R$ 179,80', 'Rascunho'])
  })

  it('asks for clients and products first', async () => {
    fakeApi().reply(listClients, []).reply(listProducts, []).reply(listQuotes, [])
    renderApp(<QuotesPage />)
    expect(await screen.findByText('Nenhum orçamento criado ainda.')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('clientes e produtos')
    expect(screen.getByRole('button', { name: 'Novo Orçamento' })).toBeDisabled()
  })

  it('opens the PDF in the click and says when it is there', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const api = shop().reply(getQuotePdf, undefined)
    const { user } = renderApp(<QuotesPage />)
    await user.click(await screen.findByTitle('PDF'))
    expect(open).toHaveBeenCalledWith('/api/pdf/quote/7', '_blank', 'noopener')
    expect(await screen.findByText('PDF gerado')).toBeVisible()
    api.fail(getQuotePdf, 'internal')
    await user.click(screen.getByTitle('PDF'))
    expect(await screen.findByText('Ocorreu um erro ao gerar o PDF do orçamento.')).toBeVisible()
  })

  it('deletes after asking', async () => {
    const api = shop().reply(deleteQuote, undefined)
    const { user } = renderApp(<QuotesPage />)
    await user.click(await screen.findByTitle('Excluir'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Orçamento excluído')).toBeVisible()
    expect(api.calls(deleteQuote)[0]?.params.id).toBe('7')
  })
})

describe('the form', () => {
  it('prices items as they change and sends plain numbers', async () => {
    const api = shop().reply(createQuote, aQuote)
    const user = await openNew()
    await pick(user, 'Cliente', /Beatriz/)
    await pick(user, 'Produto', /Caderno.*R\$ 89,90 \/ un/)
    expect(dialog().getByLabelText('Preço unitário')).toHaveValue('89,90')
    await fill(user, 'Quantidade', '2,5')
    await fill(user, 'Desconto (%)', '10')
    expect(dialog().getByLabelText('Total do item')).toHaveTextContent('R$ 202,28')

    await user.click(button('Adicionar item'))
    const second = within(dialog().getByRole('group', { name: 'Item 2' }))
    await user.click(second.getByLabelText('Produto'))
    await user.click(await screen.findByRole('option', { name: /Caderno/ }))
    expect(dialog().getByLabelText('Total')).toHaveTextContent('R$ 292,18')
    await user.click(second.getByTitle('Remover item'))
    expect(dialog().getByLabelText('Total')).toHaveTextContent('R$ 202,28')
    expect(dialog().queryByTitle('Remover item')).toBeNull()

    await user.click(button('Criar'))
    expect(await screen.findByText('Orçamento criado')).toBeVisible()
    expect(api.calls(createQuote)[0]?.body).toEqual({
      quote: { clientId: 1, validUntil: '', notes: '', status: 'draft', total: 202.28 },
      items: [{ productId: 1, quantity: 2.5, unitPrice: 89.9, discount: 10, total: 202.28 }],
    })
  })

  it('says what is missing and then does not let itself be closed', async () => {
    shop()
    const user = await openNew()
    await fill(user, 'Validade', '01/01/2020')
    await fill(user, 'Quantidade', '0')
    await fill(user, 'Desconto (%)', '101')
    await user.click(button('Criar'))
    expect(await screen.findByText('O cliente é obrigatório.')).toBeVisible()
    const messages = {
      'Validade': 'A data de validade não pode estar no passado.', 'Produto': 'O produto é obrigatório.',
      'Quantidade': 'A quantidade deve ser maior que zero.', 'Preço unitário': 'O preço unitário deve ser maior que zero.',
      'Desconto (%)': 'O desconto deve estar entre 0 e 100%.',
    }
    for (const [label, message] of Object.entries(messages)) expect(dialog().getByLabelText(label)).toHaveAccessibleDescription(message)

    await user.click(button('Cancelar'))
    expect(await screen.findByText('Corrija os erros no formulário antes de fechar.')).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('asks before it throws changes away', async () => {
    shop()
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const user = await openNew()
    await fill(user, 'Observações', 'para presente')
    await user.click(button('Cancelar'))
    expect(confirm).toHaveBeenCalledWith('Há alterações não salvas. Tem certeza que deseja sair?')
    expect(screen.getByRole('dialog')).toBeVisible()
    confirm.mockReturnValue(true)
    await user.click(button('Cancelar'))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('edits a quote and keeps a validity that is past already', async () => {
    const api = shop().reply(getQuote, aQuote).fail(updateQuote, 'internal')
    const { user } = renderApp(<QuotesPage />)
    await user.click(await screen.findByTitle('Editar'))
    expect(await screen.findByLabelText('Quantidade')).toHaveValue('2')
    await user.click(button('Atualizar'))
    expect(await screen.findByText('Ocorreu um erro ao atualizar o orçamento.')).toBeInTheDocument()
    api.reply(updateQuote, aQuote)
    await user.click(button('Atualizar'))
    expect(await screen.findByText('Orçamento atualizado')).toBeInTheDocument()
    expect(api.calls(updateQuote).at(-1)?.body).toMatchObject({ quote: { validUntil: '2026-01-31' } })
  })

  it('goes away with a message when the quote cannot be loaded', async () => {
    shop().fail(getQuote, 'not_found')
    const { user } = renderApp(<QuotesPage />)
    await user.click(await screen.findByTitle('Editar'))
    expect(await screen.findByText('Não foi possível carregar o orçamento para edição.')).toBeVisible()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})
