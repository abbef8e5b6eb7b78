import {
  createTransaction,
  deleteTransaction,
  listCategories,
  listReceipts,
  type Transaction,
} from '@atelie/contract/cash'
import { examplePix } from '@atelie/contract/examples/bodies'
import { getPix } from '@atelie/contract/pix'
import { markAnswerSeen, shareQuote } from '@atelie/contract/quote-events'
import { deleteQuote, getQuote, type Quote } from '@atelie/contract/quotes'
import { listQuotes } from '@atelie/contract/quote-list'
import { pressUndo, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aQuote, aTransaction } from '../../test-records.ts'
import QuotesPage from '../page.tsx'
import { shop } from '../test-steps.tsx'

const accepted: Quote = {
  ...aQuote,
  total: 170.81,
  status: 'accepted',
  accepted: { at: '2026-01-12T12:00:00Z', total: 170.81 },
}
const aReceipt = { ...aTransaction, id: 7, amount: '70.81', date: '2026-01-12', quoteId: accepted.id }

function open(receipts: Transaction[] = [], path = `/quotes?orcamento=${accepted.id}`) {
  const api = shop()
    .reply(listQuotes, [accepted])
    .reply(getQuote, accepted)
    .reply(shareQuote, { path: `/orcamento/${'t'.repeat(32)}`, expiresAt: '2026-04-11T12:00:00Z' })
    .reply(markAnswerSeen, undefined)
    .reply(listCategories, [])
    .reply(getPix, { pix: null, version: 0 })
    .reply(listReceipts, receipts)
  return { api, ...renderApp(<QuotesPage />, { path }) }
}

const section = () => screen.findByRole('region', { name: 'Recebimentos' })

it('an accepted quote says what was received and what is open, each with its entry', async () => {
  open([aReceipt])
  const receipts = within(await section())
  expect(receipts.getByText('Recebido')).toHaveTextContent('R$ 70,81')
  expect(receipts.getByText('Em aberto')).toHaveTextContent('R$ 100,00')
  expect(receipts.getByRole('link', { name: 'Ver no caixa: R$ 70,81 em 12/01/2026' })).toHaveAttribute(
    'href',
    '/cash?transacao=7',
  )
})

it('the open amount is received with a few taps, counts once, and can be undone', async () => {
  const { api, user } = open([aReceipt])
  const sent: unknown[] = []
  const deleted: unknown[] = []
  api
    .reply(createTransaction, ({ body }) => {
      sent.push(body)
      return { ...aReceipt, id: 8 }
    })
    .reply(deleteTransaction, ({ params }) => void deleted.push(params.id))
  await user.click(within(await section()).getByRole('button', { name: 'Registrar recebimento' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar recebimento' }))
  expect(await dialog.findByLabelText('Valor')).toHaveValue('100,00')
  await user.click(dialog.getByRole('button', { name: 'Metade do total' }))
  expect(dialog.getByLabelText('Valor')).toHaveValue('85,41')
  api.reply(listReceipts, [aReceipt, { ...aReceipt, id: 8, amount: '85.41' }])
  await user.dblClick(dialog.getByRole('button', { name: 'Salvar entrada' }))
  expect(await within(await section()).findByText('R$ 14,59')).toBeVisible()
  expect(sent).toMatchObject([
    {
      amount: '85.41',
      quoteId: accepted.id,
      type: 'income',
      description: `Orçamento ${accepted.id} – Beatriz Almeida`,
    },
  ])
  await pressUndo(user)
  await waitFor(() => expect(deleted).toEqual(['8']))
})

it('the deposit that the company asks for is one tap away', async () => {
  const { api, user } = open()
  api.reply(getPix, { pix: examplePix({ depositPercent: 30 }), version: 1 })
  await user.click(within(await section()).getByRole('button', { name: 'Registrar recebimento' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar recebimento' }))
  await user.click(await dialog.findByRole('button', { name: 'Sinal (30%)' }))
  expect(dialog.getByLabelText('Valor')).toHaveValue('51,24')
})

it('a quote that was paid asks for nothing more, and says what was paid beyond', async () => {
  open([{ ...aReceipt, amount: '180.81' }])
  const receipts = within(await section())
  expect(receipts.getByText('Recebido a mais')).toHaveTextContent('R$ 10,00')
  expect(receipts.queryByRole('button', { name: 'Registrar recebimento' })).toBeNull()
})

it('the question before a deletion tells what was received, above its own text', async () => {
  const { api, user } = open([aReceipt], '/quotes')
  api.reply(deleteQuote, undefined)
  await user.click((await screen.findAllByTitle('Excluir'))[0]!)
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByText(/Foram recebidos R\$ 70,81 por este orçamento/)).toBeVisible()
})
