import { updateQuote } from '@atelie/contract/quotes'
import { fill } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aQuote } from '../test-records.ts'
import { button, dialog, isClosed, line, openEdit, openNew, pick, shop } from './test-steps.tsx'

const totalShown = () => dialog().getByLabelText('Total').textContent
const anItem = aQuote.items[0]!

describe('a new quote', () => {
  it('a new quote opens a moment after the click and starts with one empty item', async () => {
    shop()
    const { user } = await openNew()
    await user.keyboard('{Escape}')
    await expect.poll(isClosed).toBe(true)
    const clickedAt = performance.now()
    await user.click(screen.getByRole('button', { name: 'Novo Orçamento' }))
    expect(isClosed()).toBe(true)
    await screen.findByRole('dialog', { name: 'Novo Orçamento' })
    expect(performance.now() - clickedAt).toBeGreaterThanOrEqual(99)
    expect(screen.getAllByRole('group')).toHaveLength(1)
    for (const [label, value] of Object.entries({
      Cliente: '',
      Validade: '',
      Observações: '',
      Produto: '',
      Quantidade: '1',
      'Preço unitário': '0,00',
      'Desconto (%)': '0',
    })) {
      expect(dialog().getByLabelText(label)).toHaveValue(value)
    }
    expect(totalShown()).toBe('R$ 0,00')
    expect(dialog().getByText('Soma dos itens, calculada automaticamente')).toBeVisible()
  })

  it('clients and products are found by part of their name, and no match has a message', async () => {
    shop()
    const { user } = await openNew()
    await user.type(dialog().getByLabelText('Cliente'), ' ALMEI ')
    expect(await screen.findByRole('option')).toHaveTextContent('Beatriz Almeida')
    await user.type(dialog().getByLabelText('Cliente'), 'xyz')
    expect(await screen.findByText('Nenhum cliente encontrado')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(dialog().queryByText('O cliente é obrigatório.')).toBeNull()
    await user.type(dialog().getByLabelText('Produto'), 'CETIM')
    expect(await screen.findByRole('option')).toHaveTextContent('Fita de cetimR$ 12,50 / m')
    await user.type(dialog().getByLabelText('Produto'), 'xyz')
    expect(await screen.findByText('Nenhum produto encontrado')).toBeVisible()
  })
})

it('a past validity has a message when the field is left, until it is corrected', async () => {
  shop()
  const { user } = await openNew()
  const validity = dialog().getByLabelText('Validade')
  await user.click(validity)
  await user.tab()
  expect(validity).toHaveAccessibleDescription('Opcional')
  await fill(user, 'Validade', '01/01/2020')
  expect(validity).toHaveAccessibleDescription('Opcional')
  await user.tab()
  await expect.poll(() => validity).toHaveAccessibleDescription('A data de validade não pode estar no passado.')
  await fill(user, 'Validade', '01/01/2099')
  await expect.poll(() => validity).toHaveAccessibleDescription('Opcional')
})

describe('an item', () => {
  it('an item gets the price of its product, and the new price when the product changes', async () => {
    shop()
    const { user } = await openNew()
    const product = dialog().getByLabelText('Produto')
    await pick(user, product, /Caderno/)
    expect(dialog().getByLabelText('Preço unitário')).toHaveValue('89,90')
    await fill(user, 'Quantidade', '2')
    expect(dialog().getByLabelText('Total do item')).toHaveTextContent('R$ 179,80')
    await user.clear(product)
    await pick(user, product, /Fita/)
    expect(dialog().getByLabelText('Preço unitário')).toHaveValue('12,50')
    expect(dialog().getByLabelText('Total do item')).toHaveTextContent('R$ 25,00')
    expect(totalShown()).toBe('R$ 25,00')
  })

  it('an item has the right total, whatever is typed, with a comma or a dot', async () => {
    shop()
    const { user } = await openNew()
    for (const [quantity, price, discount, total] of [
      ['2,5', '10,10', '12,5', 'R$ 22,09'],
      ['2.5', '10.10', '12.5', 'R$ 22,09'],
      ['1', '1.234,56', '0', 'R$ 1.234,56'],
      ['0,5', '0,01', '0', 'R$ 0,01'],
      ['1', '89,90', '100', 'R$ 0,00'],
      ['', 'x', '', 'R$ 0,00'],
      ['2 un', 'R$\u00A010,10', '10%', 'R$ 18,18'],
      ['1e5', '10', '0', 'R$ 0,00'],
      ['\u22122', '10', '0', 'R$ 0,00'],
      ['1', '10', '-50', 'R$ 10,00'],
    ] as const) {
      for (const [label, text] of [
        ['Quantidade', quantity],
        ['Preço unitário', price],
        ['Desconto (%)', discount],
      ] as const) {
        if (text) await fill(user, label, text)
        else await user.clear(dialog().getByLabelText(label))
      }
      const typed = `${quantity} at ${price} less ${discount}`
      expect([typed, dialog().getByLabelText('Total do item').textContent, totalShown()]).toEqual([typed, total, total])
    }
  })

  it("the arrow keys step an item's numbers by a unit, a cent or a percent, within bounds", async () => {
    shop()
    const { user } = await openNew()
    for (const [label, up, lowest] of [
      ['Quantidade', '2', '1'],
      ['Preço unitário', '0,01', '0,01'],
      ['Desconto (%)', '1', '0'],
    ] as const) {
      const field = dialog().getByLabelText(label)
      await user.type(field, '{ArrowUp}')
      expect(field).toHaveValue(up)
      await user.type(field, '{ArrowDown}{ArrowDown}{ArrowDown}')
      expect(field).toHaveValue(lowest)
      expect(field).toHaveAttribute('inputmode', 'decimal')
    }
  })

  it('items can be added and removed, except the last one', async () => {
    shop()
    const { user } = await openNew()
    expect(dialog().queryByTitle('Remover item')).toBeNull()
    await pick(user, line(1).getByLabelText('Produto'), /Caderno/)
    await user.click(button('Adicionar item'))
    expect(line(2).getByLabelText('Produto')).toHaveFocus()
    await pick(user, line(2).getByLabelText('Produto'), /Fita/)
    expect(totalShown()).toBe('R$ 102,40')
    await user.click(line(1).getByTitle('Remover item'))
    expect(line(1).getByLabelText('Produto')).toHaveValue('Fita de cetim')
    expect(totalShown()).toBe('R$ 12,50')
    expect(dialog().queryByTitle('Remover item')).toBeNull()
    expect(dialog().getByRole('group', { name: 'Item 1' })).toHaveFocus()
  })
})

describe('an edited quote', () => {
  it('an edited quote shows what was saved, with a comma, and names that are not in the lists', async () => {
    await openEdit({
      ...aQuote,
      clientId: 77,
      client: { name: 'Débora Reis' },
      notes: 'Sem pressa',
      items: [
        {
          ...anItem,
          productId: 88,
          productName: 'Bule',
          quantity: 1.5,
          unitPrice: 1234.5,
          discount: 2.5,
          total: 1805.46,
        },
      ],
    })
    expect(screen.getByRole('dialog', { name: 'Editar Orçamento' })).toBeVisible()
    const fields = {
      Cliente: 'Débora Reis',
      Validade: '31/01/2026',
      Observações: 'Sem pressa',
      Produto: 'Bule (indisponível)',
      Quantidade: '1,5',
      'Preço unitário': '1234,50',
      'Desconto (%)': '2,5',
    }
    for (const [label, value] of Object.entries(fields)) expect(dialog().getByLabelText(label)).toHaveValue(value)
    expect(totalShown()).toBe('R$ 1.805,46')
  })

  it('a quote with many items renders few of them and sends all', async () => {
    // The simulated browser has no layout: without a height nothing would be near the screen.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
    const items = Array.from({ length: 150 }, (_, index) => ({ ...anItem, id: index + 1 }))
    const { api, user } = await openEdit({ ...aQuote, items })
    api.reply(updateQuote, aQuote)
    expect(totalShown()).toBe('R$ 26.970,00')
    expect(screen.getAllByTitle('Remover item').length).toBeLessThan(40)
    await user.click(line(1).getByTitle('Remover item'))
    expect(dialog().getByRole('group', { name: 'Item 1' })).toHaveFocus()
    expect(totalShown()).toBe('R$ 26.790,20')
    await user.click(button('Atualizar'))
    await expect.poll(isClosed).toBe(true)
    expect(api.calls(updateQuote)[0]?.body).toMatchObject({ items: { length: 149 } })
  })
})
