import { listClients } from '@atelie/contract/clients'
import { company, getCompany } from '@atelie/contract/company'
import { listProducts } from '@atelie/contract/products'
import { listQuotes } from '@atelie/contract/quote-list'
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

export const aRibbon = { ...aProduct, id: 2, name: 'Fita de cetim', price: 12.5, unit: 'm' }

/** Its fields are empty but for those that a test gives. */
export const readCompany = rowReader(company)

/** The fake API of an account with a client, two products and a quote. */
export const shop = () =>
  fakeApi()
    .reply(listClients, [aClient])
    .reply(listProducts, [aProduct, aRibbon])
    .reply(listQuotes, [aQuote])
    .reply(getCompany, readCompany({ version: 0 }))

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
