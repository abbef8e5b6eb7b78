import { listClients } from '@atelie/contract/clients'
import { listProducts } from '@atelie/contract/products'
import { listQuotes } from '@atelie/contract/quote-list'
import { createQuote, getQuote, updateQuote } from '@atelie/contract/quotes'
import type { Quote } from '@atelie/contract/quotes'
import { fill, later } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aClient, aQuote } from '../test-records.ts'
import { aRibbon, button, dialog, isClosed, line, openEdit, openNew, pick, shop } from './test-steps.tsx'

async function fillIn(user: UserEvent) {
  await pick(user, dialog().getByLabelText('Cliente'), /Beatriz/)
  await pick(user, dialog().getByLabelText('Produto'), /Caderno/)
}

describe('creating', () => {
  it('creating a quote sends plain numbers and a draft, with a message, and adds it to the list', async () => {
    const api = shop().reply(createQuote, { ...aQuote, id: 8, client: { name: 'Recém-criado' } })
    const { user } = await openNew()
    await fillIn(user)
    await fill(user, 'Quantidade', '1.500,5')
    await fill(user, 'Desconto (%)', '10')
    await user.click(button('Criar'))
    expect(await screen.findByText('Orçamento criado')).toBeVisible()
    expect(screen.getByText('Orçamento criado com sucesso.')).toBeVisible()
    expect(await screen.findByText('Recém-criado')).toBeVisible()
    expect(api.calls(listQuotes)).toHaveLength(1)
    expect(screen.getByRole('dialog', { name: 'Orçamento 8 pronto' })).toBeVisible()
    expect(api.calls(createQuote)[0]?.body).toEqual({
      quote: {
        clientId: 1,
        validUntil: '',
        notes: '',
        paymentTerms: '',
        deliveryDate: '',
        status: 'draft',
        total: 121405.46,
      },
      items: [{ productId: 1, quantity: 1500.5, unitPrice: 89.9, discount: 10, total: 121405.46 }],
    })
  })

  it('each wrong field has its message until it is corrected', async () => {
    shop()
    const { user } = await openNew()
    await fill(user, 'Validade', '01/01/2020')
    await fill(user, 'Quantidade', '0')
    await fill(user, 'Desconto (%)', '100,01')
    await user.click(button('Criar'))
    expect(await screen.findByText('O cliente é obrigatório.')).toBeVisible()
    const messages = {
      Cliente: 'O cliente é obrigatório.',
      Validade: 'A data de validade não pode estar no passado.',
      Produto: 'O produto é obrigatório.',
      Quantidade: 'A quantidade deve ser maior que zero.',
      'Preço unitário': 'O preço unitário deve ser maior que zero.',
      'Desconto (%)': 'O desconto deve estar entre 0 e 100%.',
    }
    for (const [label, message] of Object.entries(messages))
      expect(dialog().getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(dialog().getByLabelText('Cliente')).toHaveFocus()

    await fillIn(user)
    await fill(user, 'Validade', '')
    await fill(user, 'Quantidade', '0,5')
    await fill(user, 'Desconto (%)', '100')
    for (const message of Object.values(messages)) await expect.poll(() => dialog().queryByText(message)).toBeNull()
    await user.click(button('Adicionar item'))
    expect(line(2).getByLabelText('Produto')).toHaveFocus()
    for (const message of Object.values(messages)) expect(dialog().queryByText(message)).toBeNull()
  })

  it('a save shows progress and failure; what was typed stays, and a retry has the same idempotency key', async () => {
    const response = later<Quote>()
    const api = shop().reply(createQuote, () => response.promise)
    const { user } = await openNew()
    await fillIn(user)
    await user.dblClick(button('Criar'))
    expect(button('Salvando...')).toBeDisabled()
    expect(button('Cancelar')).toBeDisabled()
    response.reject(new Error('away'))
    expect(await screen.findByText('Ocorreu um erro ao criar o orçamento.')).toBeVisible()
    expect(dialog().getByLabelText('Produto')).toHaveValue('Caderno artesanal')
    api.reply(createQuote, aQuote)
    await user.click(button('Criar'))
    expect(await screen.findByText('Orçamento criado')).toBeVisible()
    const keys = api.calls(createQuote).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toBeTruthy()
  })

  it('server validation errors are shown at their fields', async () => {
    shop().fail(createQuote, 'validation', {
      issues: [{ path: 'items.0.productId', message: 'O produto escolhido não existe mais.' }],
    })
    const { user } = await openNew()
    await fillIn(user)
    await user.click(button('Criar'))
    await expect
      .poll(() => dialog().getByLabelText('Produto'))
      .toHaveAccessibleDescription('O produto escolhido não existe mais.')
  })

  it('a product or client that was refused as deleted is no longer offered', async () => {
    const api = shop().fail(createQuote, 'validation', {
      issues: [{ path: 'items.0.productId', message: 'O produto escolhido não existe mais.' }],
    })
    const { user } = await openNew()
    await fillIn(user)
    api.reply(listProducts, [aRibbon]).reply(listClients, [{ ...aClient, name: 'Carla Dias' }])
    await user.click(button('Criar'))
    await expect.poll(() => [api.calls(listProducts).length, api.calls(listClients).length]).toEqual([2, 2])
    await user.click(button('Adicionar item'))
    await user.click(line(2).getByLabelText('Produto'))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      expect.stringContaining('Fita de cetim'),
    ])
  })

  it('a failure without field errors reloads nothing', async () => {
    const api = shop().fail(createQuote, 'internal')
    const { user } = await openNew()
    await fillIn(user)
    await user.click(button('Criar'))
    expect(await screen.findByText('Ocorreu um erro ao criar o orçamento.')).toBeVisible()
    expect([api.calls(listProducts).length, api.calls(listClients).length]).toEqual([1, 1])
  })
})

describe('editing', () => {
  it('an edit sends a draft again and keeps a past validity', async () => {
    const { api, user } = await openEdit({ ...aQuote, status: 'accepted' })
    api.fail(updateQuote, 'internal')
    await user.click(button('Atualizar'))
    expect(await screen.findByText('Ocorreu um erro ao atualizar o orçamento.')).toBeVisible()
    api.reply(updateQuote, aQuote)
    await user.click(button('Atualizar'))
    expect(await screen.findByText('Orçamento atualizado')).toBeVisible()
    expect(screen.getByText('Orçamento atualizado com sucesso.')).toBeVisible()
    const [call] = api.calls(updateQuote)
    expect(call?.headers.get('If-Match')).toBe('"1"')
    expect(call?.body).toMatchObject({ quote: { validUntil: '2026-01-31', status: 'draft' } })
  })

  it('an edit of a quote changed elsewhere asks to reload, and keeps what was typed', async () => {
    const { api, user } = await openEdit()
    api.fail(updateQuote, 'stale')
    await fill(user, 'Observações', 'para presente')
    await user.click(button('Atualizar'))
    expect(
      await screen.findByText(
        'Este item foi alterado em outro aparelho ou aba. Recarregue a página e tente novamente.',
      ),
    ).toBeVisible()
    expect(screen.queryByText('Ocorreu um erro ao atualizar o orçamento.')).toBeNull()
    expect(dialog().getByLabelText('Observações')).toHaveValue('para presente')
    expect(button('Atualizar')).toBeEnabled()
  })

  it('each edit starts from what is stored now', async () => {
    const { api, user } = await openEdit()
    await user.keyboard('{Escape}')
    await expect.poll(isClosed).toBe(true)
    api.reply(getQuote, { ...aQuote, notes: 'mudou', version: 2 })
    await user.click(screen.getByTitle('Editar'))
    expect(await screen.findByLabelText('Observações')).toHaveValue('mudou')
  })

  it('removing a wrong item also removes its messages', async () => {
    const { api, user } = await openEdit()
    api.reply(updateQuote, aQuote)
    await user.click(button('Adicionar item'))
    await user.click(button('Atualizar'))
    expect(await screen.findByText('O produto é obrigatório.')).toBeVisible()
    await user.click(line(2).getByTitle('Remover item'))
    await user.click(button('Cancelar'))
    await expect.poll(isClosed).toBe(true)
  })
})
