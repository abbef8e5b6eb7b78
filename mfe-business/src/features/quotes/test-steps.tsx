import { listClients } from '@atelie/contract/clients'
import { company, getCompany } from '@atelie/contract/company'
import { listProducts } from '@atelie/contract/products'
import { listQuotes } from '@atelie/contract/quote-list'
import { getQuotePicture, shareQuote } from '@atelie/contract/quote-events'
import { getQuote, type Quote } from '@atelie/contract/quotes'
import { rowReader } from '@atelie/contract/record'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aClient, aProduct, aQuote } from '../test-records.ts'
import { loadDialogs } from './dialogs-on-demand.ts'
import QuotesPage from './page.tsx'

// Otherwise the first form of a file would come later than the others.
await loadDialogs()

/** Steps on the quotes screen, shared by its tests. */

export const dialog = () => within(screen.getByRole('dialog'))
export const button = (name: string) => dialog().getByRole('button', { name })
export const line = (position: number) => within(dialog().getByRole('group', { name: `Item ${position}` }))
export const isClosed = () => screen.queryByRole('dialog') === null
/** The sheet of a new quote is there in place of its form. */
export const isCreated = () => screen.queryByRole('dialog', { name: /^Orçamento \d+ pronto$/ }) !== null

export const aRibbon = { ...aProduct, id: 2, name: 'Fita de cetim', price: 12.5, unit: 'm' }

/** Its fields are empty but for those that a test gives. */
export const readCompany = rowReader(company)

/** The fake API of an account with a client, two products and a quote, whose picture can be shown. */
export function shop() {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
  return fakeApi()
    .reply(listClients, [aClient])
    .reply(listProducts, [aProduct, aRibbon])
    .reply(listQuotes, [aQuote])
    .reply(getCompany, readCompany({ version: 0 }))
    .reply(shareQuote, { path: `/orcamento/${'t'.repeat(32)}`, expiresAt: '2026-04-11T12:00:00Z' })
    .reply(getQuotePicture, undefined)
}

export async function openNew() {
  const view = renderApp(<QuotesPage />)
  await screen.findByText('Beatriz Almeida')
  await view.user.click(screen.getByRole('button', { name: 'Novo Orçamento' }))
  await screen.findByRole('dialog')
  return view
}

export async function openEdit(quote: Quote = aQuote) {
  const api = shop().reply(getQuote, quote)
  const view = renderApp(<QuotesPage />)
  await view.user.click(await screen.findByTitle('Editar'))
  await screen.findAllByLabelText('Produto')
  return { api, ...view }
}

/** Chooses the option of a picker with this name. */
export async function pick(user: UserEvent, field: HTMLElement, name: RegExp) {
  await user.click(field)
  await user.click(await screen.findByRole('option', { name }))
}
