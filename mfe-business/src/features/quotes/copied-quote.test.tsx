import { addDays } from '@atelie/contract/add-days'
import { formatCalendarDate, today } from '@atelie/contract/dates'
import { getCompany } from '@atelie/contract/company'
import { listQuotes } from '@atelie/contract/quote-list'
import { createQuote, getQuote, type Quote, updateQuote } from '@atelie/contract/quotes'
import { fill, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aQuote } from '../test-records.ts'
import { QuoteDialog } from './dialogs-on-demand.ts'
import QuotesPage from './page.tsx'
import { aRibbon, button, dialog, line, pick, readCompany, shop } from './test-steps.tsx'

const [anItem] = aQuote.items
const original: Quote = {
  ...aQuote,
  status: 'accepted',
  notes: 'Embrulhar',
  paymentTerms: 'Pix na entrega',
  deliveryDate: '2026-02-10',
  items: [
    { ...anItem!, quantity: 1.5, discount: 10, unitPrice: 80 },
    { ...anItem!, id: 2, productId: aRibbon.id, productName: aRibbon.name, unitPrice: aRibbon.price },
  ],
}

async function openCopy(quote = original) {
  const api = shop()
    .reply(getQuote, quote)
    .reply(createQuote, aQuote)
    .reply(getCompany, readCompany({ paymentTerms: 'Só em dinheiro', version: 1 }))
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const view = renderApp(<QuoteDialog id={null} copyOf={quote.id} onSaved={onSaved} onClose={onClose} />)
  await screen.findAllByLabelText('Produto')
  return { api, onSaved, onClose, ...view }
}

it('a copy is a new quote with the items and prices of the original, without its delivery, valid for ten days', async () => {
  const { api, user, onSaved } = await openCopy()
  expect(screen.getByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()
  const validUntil = addDays(today(), 10)
  for (const [label, value] of Object.entries({
    Cliente: 'Beatriz Almeida',
    Validade: formatCalendarDate(validUntil),
    Observações: 'Embrulhar',
    'Condições de pagamento': 'Pix na entrega',
    'Data de entrega': '',
  }))
    expect(dialog().getByLabelText(label)).toHaveValue(value)
  await user.click(button('Criar'))
  await expect.poll(() => onSaved.mock.calls).toEqual([[aQuote]])
  expect(api.calls(updateQuote)).toEqual([])
  expect(api.calls(createQuote)[0]?.body).toMatchObject({
    quote: { clientId: 1, validUntil, notes: 'Embrulhar', paymentTerms: 'Pix na entrega', deliveryDate: '' },
    items: [
      { productId: 1, quantity: 1.5, unitPrice: 80, discount: 10 },
      { productId: 2, unitPrice: 12.5 },
    ],
  })
})

it('an unchanged copy closes without a question', async () => {
  const confirm = vi.spyOn(window, 'confirm')
  const { user, onClose } = await openCopy()
  await user.click(button('Cancelar'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

it('an item whose product has another price now says so, until that price is used or typed', async () => {
  const { user } = await openCopy()
  expect(line(1).getByText('Preço atual: R$ 89,90')).toBeVisible()
  expect(line(2).queryByText(/Preço atual/)).toBeNull()
  await user.click(line(1).getByRole('button', { name: 'Usar' }))
  expect(line(1).getByLabelText('Preço unitário')).toHaveValue('89,90')
  expect(line(1).queryByText(/Preço atual/)).toBeNull()
  await user.clear(line(1).getByLabelText('Preço unitário'))
  await user.type(line(1).getByLabelText('Preço unitário'), '85')
  expect(line(1).getByText('Preço atual: R$ 89,90')).toBeVisible()
  await user.type(line(2).getByLabelText('Preço unitário'), '0')
  expect(line(2).queryByText(/Preço atual/)).toBeNull()
})

it('a deleted product stands in the copy as unavailable, and is refused until another is chosen', async () => {
  const { api, user, onSaved } = await openCopy({
    ...original,
    items: [{ ...anItem!, productId: 88, productName: 'Bule' }],
  })
  const product = dialog().getByLabelText('Produto')
  expect(product).toHaveValue('Bule (indisponível)')
  await user.click(button('Criar'))
  await expect.poll(() => product).toHaveAccessibleDescription('O produto escolhido não existe mais.')
  expect(product).toHaveFocus()
  expect(api.calls(createQuote)).toEqual([])
  await user.clear(product)
  await pick(user, product, /Fita/)
  await fill(user, 'Quantidade', '3')
  await user.click(button('Criar'))
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(api.calls(createQuote)[0]?.body).toMatchObject({ items: [{ productId: 2, quantity: 3, unitPrice: 12.5 }] })
})

it('a quote is copied from its menu, and from the question before an edit of one that was sent', async () => {
  shop()
    .reply(listQuotes, [{ ...aQuote, status: 'sent' }])
    .reply(getQuote, { ...original, status: 'sent' })
  const { user } = renderApp(<QuotesPage />)
  const openMenu = async () => user.click(await screen.findByTitle('Enviar e mais ações'))
  await openMenu()
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }))
  expect(await screen.findByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()
  expect(await screen.findByLabelText('Observações')).toHaveValue('Embrulhar')
  await user.click(button('Cancelar'))
  await user.click(screen.getByTitle('Editar'))
  await user.click(await screen.findByRole('button', { name: 'Duplicar' }))
  expect(await screen.findByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()
  expect(await screen.findByLabelText('Observações')).toHaveValue('Embrulhar')
})
