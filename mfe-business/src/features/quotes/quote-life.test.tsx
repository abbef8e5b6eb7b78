import { listReceipts } from '@atelie/contract/cash'
import { listClients } from '@atelie/contract/clients'
import { company as companyRecord, getCompany } from '@atelie/contract/company'
import {
  countNewAnswers,
  mailQuote,
  markAnswerSeen,
  markQuoteSent,
  recordQuoteAnswer,
  reopenQuote,
  revokeQuoteLink,
  shareQuote,
} from '@atelie/contract/quote-events'
import { getQuotePdf, listQuotes } from '@atelie/contract/quote-list'
import { deleteQuote, getQuote, type Quote } from '@atelie/contract/quotes'
import { rowReader } from '@atelie/contract/record'
import { callApi } from '@atelie/web-kit/calls/api'
import { NEW_ANSWERS } from '@atelie/web-kit/calls/new-answers'
import { useQuery } from '@atelie/web-kit/query'
import { later, pressInToast, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aClient, aQuote } from '../test-records.ts'
import QuotesPage from './page.tsx'
import { isClosed, shop } from './test-steps.tsx'

const company = rowReader(companyRecord)({ name: 'Ateliê da Ana', phone: '(11) 98888-1234', version: 1 })
const PATH = `/orcamento/${'t'.repeat(32)}`
const sent: Quote = {
  ...aQuote,
  status: 'sent',
  validUntil: null,
  sentAt: '2026-01-11T12:00:00Z',
  events: [{ kind: 'sent', at: '2026-01-11T12:00:00Z', channel: 'chat', name: null, comment: null }],
}

function open(quote: Quote = sent, { quotes = [quote], isWhatsapp = true, offersMail = false } = {}) {
  const api = shop()
    .reply(listClients, [{ ...aClient, isWhatsapp }])
    .reply(listQuotes, quotes)
    .reply(getQuote, quote)
    .reply(shareQuote, { path: PATH, expiresAt: '2026-04-11T12:00:00Z' })
    .reply(markQuoteSent, sent)
    .reply(markAnswerSeen, undefined)
    .reply(getCompany, { ...company, address: null })
    .reply(getQuotePdf, undefined)
  return { api, ...renderApp(<QuotesPage />, { config: { offersMail } }) }
}

/** Stands in for a device that shares files. */
function fakeSharing(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

const rows = () => screen.getAllByRole('row').slice(1)

describe('the list', () => {
  it('chips with counts show the quotes of one status', async () => {
    const { user } = open(sent, {
      quotes: [
        { ...sent, id: 3, client: { name: 'Um' } },
        { ...aQuote, id: 2, client: { name: 'Dois' } },
        { ...sent, id: 1, client: { name: 'Três' } },
      ],
    })
    const chips = within(await screen.findByRole('group', { name: 'Filtrar por status' }))
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todos 3',
      'Rascunho 1',
      'Enviado 2',
    ])
    await user.click(chips.getByRole('button', { name: 'Enviado 2' }))
    expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('Enviado 2')
    expect(rows().map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual(['Um', 'Três'])
    await user.click(chips.getByRole('button', { name: 'Todos 3' }))
    expect(rows()).toHaveLength(3)
  })

  it('beside the status stands that a quote was opened, or is past its validity', async () => {
    open(sent, {
      quotes: [
        { ...sent, openedAt: '2020-03-02T12:00:00Z' },
        { ...sent, id: 8, validUntil: '2020-01-31' },
        { ...sent, id: 9, status: 'accepted', validUntil: '2020-01-31' },
      ],
    })
    expect(await screen.findByText('Aberto em 02/03/2020')).toBeVisible()
    expect(screen.getAllByText('Vencido')).toHaveLength(1)
  })
})

describe('sending', () => {
  it("the client's chat opens with message and link, and the quote counts as sent", async () => {
    const { api, user } = open(aQuote)
    await user.click(await screen.findByTitle('Enviar e mais ações'))
    const entry = await screen.findByRole('menuitem', { name: 'Enviar pelo WhatsApp' })
    await expect.poll(() => entry.getAttribute('href')).toContain(encodeURIComponent(PATH))
    const url = new URL(entry.getAttribute('href')!)
    expect(url.origin + url.pathname).toBe('https://wa.me/5511988881234')
    expect(url.searchParams.get('text')).toBe(
      `Olá, Beatriz! Segue o orçamento 7, no total de R$ 179,80: http://localhost:3000${PATH}`,
    )
    entry.addEventListener('click', (event) => event.preventDefault())
    await user.click(entry)
    await expect.poll(() => api.calls(markQuoteSent).map(({ body }) => body)).toEqual([{ channel: 'chat' }])
    expect(await within(rows()[0]!).findByText('Enviado')).toBeVisible()
    expect(screen.getByText('Conversa aberta')).toBeVisible()
  })

  it('beside the message that a link went out stands the button that revokes it', async () => {
    const { api, user } = open(aQuote, { isWhatsapp: false })
    api.reply(revokeQuoteLink, undefined)
    await user.click(await screen.findByTitle('Enviar e mais ações'))
    const entry = await screen.findByRole('menuitem', { name: 'Copiar link' })
    await expect.poll(() => entry.getAttribute('aria-disabled')).toBeNull()
    await user.click(entry)
    await pressInToast(user, 'Revogar link')
    expect(await screen.findByText('Link revogado')).toBeVisible()
    expect(api.calls(revokeQuoteLink).map(({ params }) => params)).toEqual([{ id: '7' }])
    // The closed menu makes no other link.
    expect(api.calls(shareQuote)).toHaveLength(1)
  })

  it('a device that shares files gets the PDF under its name, and a share that is called off marks nothing', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>()
    share.mockRejectedValueOnce(Object.assign(new Error('called off'), { name: 'AbortError' }))
    fakeSharing(share)
    const { api, user } = open(aQuote)
    const send = async () => {
      await user.click(await screen.findByTitle('Enviar e mais ações'))
      const entry = await screen.findByRole('menuitem', { name: 'Enviar pelo WhatsApp' })
      await expect.poll(() => entry.getAttribute('aria-disabled')).toBeNull()
      await user.click(entry)
    }
    await send()
    await expect.poll(() => share.mock.calls.length).toBe(1)
    expect(share.mock.calls[0]![0].files![0]).toMatchObject({ name: 'orcamento-7.pdf', type: 'application/pdf' })
    expect(api.calls(markQuoteSent)).toEqual([])
    await send()
    await expect.poll(() => api.calls(markQuoteSent).map(({ body }) => body)).toEqual([{ channel: 'share' }])
    await user.click(await screen.findByTitle('Enviar e mais ações'))
    expect(await screen.findByRole('menuitem', { name: 'Enviar link' })).toHaveAttribute('target', '_blank')
  })

  it('a client without WhatsApp has the link to copy', async () => {
    const { api, user } = open(aQuote, { isWhatsapp: false })
    await user.click(await screen.findByTitle('Enviar e mais ações'))
    const entry = await screen.findByRole('menuitem', { name: 'Copiar link' })
    await expect.poll(() => entry.getAttribute('aria-disabled')).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Enviar pelo WhatsApp' })).toBeNull()
    await user.click(entry)
    expect(await screen.findByText('Link copiado')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${PATH}`)
    await expect.poll(() => api.calls(markQuoteSent).map(({ body }) => body)).toEqual([{ channel: 'link' }])
  })
})

describe('e-mail', () => {
  async function openMail(quote: Quote = aQuote) {
    const view = open(quote, { offersMail: true })
    await view.user.click(await screen.findByTitle('Enviar e mais ações'))
    const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    await expect.poll(entries).toContain('Enviar por e-mail')
    const order = await entries()
    await view.user.click(screen.getByRole('menuitem', { name: 'Enviar por e-mail' }))
    const form = within(await screen.findByRole('dialog', { name: 'Enviar orçamento 7 por e-mail' }))
    return { ...view, order, form, address: form.getByLabelText('E-mail do cliente') }
  }

  it('the quote is sent to the address that was typed, and counts as sent', async () => {
    const { api, user, order, form, address } = await openMail()
    expect(order.indexOf('Enviar por e-mail')).toBe(order.indexOf('Copiar link') - 1)
    api.reply(mailQuote, { ...sent, events: [{ ...sent.events[0]!, channel: 'email' }] })
    expect(address).toHaveValue('')
    await user.type(address, 'bia@exemplo')
    await user.click(form.getByRole('button', { name: 'Enviar' }))
    expect(await form.findByText('Email inválido')).toBeVisible()
    await user.type(address, '.com.br')
    await user.click(form.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Orçamento enviado por e-mail')).toBeVisible()
    expect(api.calls(mailQuote).map(({ body }) => body)).toEqual([{ to: 'bia@exemplo.com.br' }])
    expect(await within(rows()[0]!).findByText('Enviado')).toBeVisible()
    expect(isClosed()).toBe(true)
  })

  it('an address that the server refuses is marked at its field, and what was typed stays', async () => {
    const { api, user, form, address } = await openMail()
    const error = 'O servidor de e-mail recusou este endereço. Confira se está certo.'
    api.fail(mailQuote, 'bad_gateway', { error, issues: [{ path: 'to', message: error }] })
    await user.type(address, 'bia@exemplo.com.br')
    await user.click(form.getByRole('button', { name: 'Enviar' }))
    await expect.poll(() => address).toHaveAccessibleDescription(error)
    expect(address).toHaveValue('bia@exemplo.com.br')
  })

  it('while a mail is being sent nothing sends another', async () => {
    const { api, user, form, address } = await openMail()
    const answer = later<Quote>()
    api.reply(mailQuote, () => answer.promise)
    await user.type(address, 'bia@exemplo.com.br{Enter}')
    expect(await form.findByRole('button', { name: 'Enviando...' })).toBeDisabled()
    await user.keyboard('{Enter}')
    answer.resolve(sent)
    await expect.poll(isClosed).toBe(true)
    expect(api.calls(mailQuote)).toHaveLength(1)
  })

  it('without a server for e-mail it is not offered', async () => {
    const { user } = open(aQuote)
    await user.click(await screen.findByTitle('Enviar e mais ações'))
    const entry = await screen.findByRole('menuitem', { name: 'Copiar link' })
    await expect.poll(() => entry.getAttribute('aria-disabled')).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Enviar por e-mail' })).toBeNull()
  })
})

/** Stands in for the shell, which asks how many answers are new. */
function Asking() {
  const { data } = useQuery({ queryKey: NEW_ANSWERS, queryFn: () => callApi(countNewAnswers, {}) })
  return <output>{data?.count}</output>
}

describe('new answers', () => {
  it('a list that lacks a new answer is fetched again, and an answer that was looked at is no longer new', async () => {
    const answered: Quote = { ...sent, status: 'accepted', hasNewAnswer: true }
    const lists = [[sent], [answered]]
    const api = shop()
      .reply(countNewAnswers, { count: 1 })
      .reply(listQuotes, () => lists.shift()!)
      .reply(getQuote, answered)
      .reply(shareQuote, { path: PATH, expiresAt: '2026-04-11T12:00:00Z' })
      .reply(markAnswerSeen, undefined)
    const { user } = renderApp(
      <>
        <Asking />
        <QuotesPage />
      </>,
    )
    expect(await screen.findByText('Aceito')).toBeVisible()
    await user.click(screen.getByTitle('Enviar e mais ações'))
    await user.click(await screen.findByRole('menuitem', { name: 'Ver detalhes' }))
    await screen.findByRole('list', { name: 'Histórico' })
    await expect.poll(() => screen.getByRole('status', { hidden: true })).toHaveTextContent('0')
    expect([markAnswerSeen, listQuotes].map((call) => api.calls(call).length)).toEqual([1, 2])
  })

  it('the answer of a quote that is deleted is no longer counted', async () => {
    const lists: Quote[][] = [[{ ...sent, status: 'accepted', hasNewAnswer: true }], []]
    shop()
      .reply(countNewAnswers, { count: 1 })
      .reply(listQuotes, () => lists.shift()!)
      .reply(listReceipts, [])
      .reply(deleteQuote, undefined)
    const { user } = renderApp(
      <>
        <Asking />
        <QuotesPage />
      </>,
    )
    await user.click((await screen.findAllByTitle('Excluir'))[0]!)
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
    await expect.poll(() => screen.getByRole('status', { hidden: true })).toHaveTextContent('0')
  })
})

describe('the sheet of a quote', () => {
  async function openSheet(quote: Quote = sent) {
    const view = open(quote)
    await view.user.click(await screen.findByTitle('Enviar e mais ações'))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Ver detalhes' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Orçamento 7' }))
    await sheet.findByRole('list', { name: 'Histórico' })
    return { ...view, sheet }
  }

  it('the sheet tells what has happened, the latest first, with the words of the customer', async () => {
    const { api, sheet } = await openSheet({
      ...sent,
      status: 'accepted',
      hasNewAnswer: true,
      accepted: { at: '2026-01-12T12:00:00Z', total: 179.8 },
      events: [
        ...sent.events,
        { kind: 'opened', at: '2026-01-11T15:00:00Z', channel: null, name: null, comment: null },
        { kind: 'accepted', at: '2026-01-12T12:00:00Z', channel: null, name: 'Bia', comment: 'Pode ser azul?' },
      ],
    })
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Aceito por Bia12/01/2026 às 09:00“Pode ser azul?”',
      'Aberto pelo cliente11/01/2026 às 12:00',
      'Enviado pelo WhatsApp11/01/2026 às 09:00',
      'Criado10/01/2026 às 09:00',
    ])
    expect(sheet.getByRole('link', { name: 'PDF da versão aceita' })).toHaveAttribute(
      'href',
      '/api/pdf/quote/7/accepted',
    )
    await expect.poll(() => api.calls(markAnswerSeen).length).toBe(1)
  })

  it('an answer that was given elsewhere is recorded for the version on screen', async () => {
    const { api, user, sheet } = await openSheet()
    api.reply(recordQuoteAnswer, { ...sent, status: 'rejected' })
    await user.click(sheet.getByRole('button', { name: 'Registrar resposta' }))
    const form = within(await screen.findByRole('dialog', { name: 'Registrar resposta' }))
    await user.type(form.getByLabelText('O que o cliente disse (opcional)'), 'Ficou caro.')
    await user.click(form.getByRole('button', { name: 'Cliente recusou' }))
    expect(await screen.findByText('Resposta registrada')).toBeVisible()
    const [recorded] = api.calls(recordQuoteAnswer)
    expect(recorded!.body).toEqual({ answer: 'rejected', comment: 'Ficou caro.' })
    expect(recorded!.headers.get('if-match')).toBe('"1"')
    expect(await sheet.findByRole('button', { name: 'Reabrir para resposta' })).toBeVisible()
    api.reply(reopenQuote, sent)
    await user.click(sheet.getByRole('button', { name: 'Reabrir para resposta' }))
    expect(await sheet.findByRole('button', { name: 'Registrar resposta' })).toBeVisible()
  })

  it('the details that a customer must know before accepting are named while they are missing', async () => {
    const { sheet } = await openSheet({ ...sent, deliveryDate: '2030-01-31' })
    expect(await sheet.findByText(/^Para o cliente poder aceitar/)).toHaveTextContent(
      'Para o cliente poder aceitar pelo link, falta: endereço da empresa e condições de pagamento.',
    )
    expect(sheet.getByRole('link', { name: 'Dados da empresa' })).toHaveAttribute('href', '/account')
  })

  it('a copy can be begun there', async () => {
    const { user, sheet } = await openSheet()
    await user.click(sheet.getByRole('button', { name: 'Duplicar' }))
    expect(await screen.findByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Orçamento 7' })).toBeNull()
  })

  it('a link that works can be revoked', async () => {
    const { api, user, sheet } = await openSheet({ ...sent, linkExpiresAt: '2030-01-01T00:00:00Z' })
    api.reply(revokeQuoteLink, undefined).reply(getQuote, sent)
    await user.click(sheet.getByRole('button', { name: 'Revogar link' }))
    expect(await screen.findByText('Link revogado')).toBeVisible()
    // Its buttons would send the link that was revoked.
    await expect.poll(isClosed).toBe(true)
    expect(api.calls(revokeQuoteLink)).toHaveLength(1)
  })
})

describe('editing', () => {
  it.each([
    ['sent', 'Este orçamento já foi enviado.'],
    ['accepted', 'Este orçamento já foi aceito e vale como combinado.'],
    ['rejected', 'O cliente recusou este orçamento.'],
  ])('a quote that is %s asks before it is edited', async (status, text) => {
    const { user } = open({ ...sent, status })
    await user.click(await screen.findByTitle('Editar'))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(text)
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(isClosed()).toBe(true)
    await user.click(screen.getByTitle('Editar'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Editar' }))
    expect(await screen.findByRole('dialog', { name: 'Editar Orçamento' })).toBeVisible()
  })
})
