import { getCompany } from '@atelie/contract/company'
import { getQuotePicture, markQuoteSent } from '@atelie/contract/quote-events'
import { createQuote, getQuote } from '@atelie/contract/quotes'
import { goBack, later, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aQuote } from '../test-records.ts'
import QuotesPage from './page.tsx'
import { button, isClosed, openNew, pick, readCompany, shop, dialog } from './test-steps.tsx'

const created = { ...aQuote, id: 41, total: 1234.5 }

async function create(user: UserEvent) {
  await pick(user, dialog().getByLabelText('Cliente'), /Beatriz/)
  await pick(user, dialog().getByLabelText('Produto'), /Caderno/)
  await user.click(button('Criar'))
  return within(await screen.findByRole('dialog', { name: 'Orçamento 41 pronto' }))
}

async function openSheet() {
  const api = shop().reply(createQuote, created)
  const { user } = await openNew()
  return { api, user, sheet: await create(user) }
}

it('beside the toast stands a sheet with the total, the first page and what comes next', async () => {
  const picture = later<undefined>()
  const api = shop()
    .reply(createQuote, created)
    .reply(getQuotePicture, () => picture.promise)
    .reply(markQuoteSent, { ...created, status: 'sent' })
  const { user } = await openNew()
  const sheet = await create(user)
  expect(screen.getByText('Orçamento criado')).toBeVisible()
  expect(sheet.getByText('R$ 1.234,50')).toBeVisible()
  expect(sheet.queryByRole('img')).toBeNull()
  picture.resolve(undefined)
  expect(await sheet.findByRole('img', { name: 'Primeira página do PDF' })).toHaveAttribute('src', 'blob:picture')
  expect(api.calls(getQuotePicture)).toHaveLength(1)

  const [first] = sheet.getAllByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect.poll(() => first!.getAttribute('href')).toContain('https://wa.me/5511')
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(sheet.getByRole('button', { name: 'Ver PDF' }))
  expect(open).toHaveBeenCalledWith('/api/pdf/quote/41', '_blank', 'noopener')
  first!.addEventListener('click', (event) => event.preventDefault())
  await user.click(first!)
  await expect.poll(() => api.calls(markQuoteSent).map(({ body }) => body)).toEqual([{ channel: 'chat' }])
  await user.click(sheet.getByText('Fechar'))
  await expect.poll(isClosed).toBe(true)
  expect(screen.getByRole('button', { name: 'Novo Orçamento' })).toHaveFocus()
})

it('the sheet closes on Back', async () => {
  await openSheet()
  await goBack()
  await expect.poll(isClosed).toBe(true)
})

it('a sheet without a picture still sends', async () => {
  const api = shop().reply(createQuote, created).fail(getQuotePicture, 'unavailable')
  const { user } = await openNew()
  const sheet = await create(user)
  await expect.poll(() => api.calls(getQuotePicture).length).toBe(1)
  await expect.poll(() => sheet.queryByRole('img')).toBeNull()
  await expect.poll(() => sheet.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href')).toBeTruthy()
})

it('a copy that is created has the sheet, too', async () => {
  shop().reply(getQuote, aQuote).reply(createQuote, created)
  const { user } = renderApp(<QuotesPage />)
  await user.click(await screen.findByTitle('Enviar e mais ações'))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }))
  await screen.findAllByLabelText('Produto')
  await user.click(button('Criar'))
  expect(await screen.findByRole('dialog', { name: 'Orçamento 41 pronto' })).toBeVisible()
})

it('the details of the company that the PDF lacks are named, until the person wants no more of it', async () => {
  const { api, user, sheet } = await openSheet()
  expect(sheet.getByText(/^O PDF ainda não mostra/)).toHaveTextContent(
    'O PDF ainda não mostra: nome da empresa, telefone, endereço e logotipo.',
  )
  expect(sheet.getByRole('link', { name: 'Dados da empresa' })).toHaveAttribute('href', '/account')
  await user.click(sheet.getByRole('button', { name: 'Não mostrar mais' }))
  expect(sheet.queryByText(/^O PDF ainda não mostra/)).toBeNull()
  await user.click(sheet.getByText('Fechar'))
  await expect.poll(isClosed).toBe(true)
  api.reply(getCompany, readCompany({ version: 0 }))
  await user.click(screen.getByRole('button', { name: 'Novo Orçamento' }))
  await screen.findByRole('dialog', { name: 'Novo Orçamento' })
  expect((await create(user)).queryByText(/^O PDF ainda não mostra/)).toBeNull()
})
