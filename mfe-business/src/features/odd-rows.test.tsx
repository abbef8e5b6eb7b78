import { getBalance, listCategories, listTransactions } from '@atelie/contract/cash'
import { listClients } from '@atelie/contract/clients'
import type { Endpoint } from '@atelie/contract/endpoint'
import { listProducts } from '@atelie/contract/products'
import { listQuotes } from '@atelie/contract/quote-list'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import CashPage from './cash/page.tsx'
import ClientsPage from './clients/page.tsx'
import ProductsPage from './products/page.tsx'
import QuotesPage from './quotes/page.tsx'
import { aClient, aProduct, aQuote, aTransaction, someCategories } from './test-records.ts'

/** A row without each of its parts in turn, with each of another kind, and what is no row at all. */
function oddRows(row: object): unknown[] {
  const odd = Object.keys(row)
    .filter((name) => name !== 'id')
    .flatMap((name) => [undefined, null, {}, 'desconhecido'].map((part) => ({ ...row, [name]: part })))
  return [...odd, {}, null, 'row', 5, []].map((each, index) =>
    each && typeof each === 'object' && !Array.isArray(each) ? { ...each, id: 100 + index } : each,
  )
}

const inOrder = new Map<Endpoint, unknown>([
  [listClients, [aClient]],
  [listProducts, [aProduct]],
  [listQuotes, [aQuote]],
  [listTransactions, [aTransaction]],
  [listCategories, someCategories],
  [getBalance, { total: 0, income: 0, expense: 0 }],
])

function open(Page: ComponentType, odd: [Endpoint, unknown][]) {
  const api = fakeApi()
  for (const [endpoint, json] of [...inOrder, ...odd]) api.replyUnchecked(endpoint, json)
  return renderApp(<Page />)
}

const { items: _, ...summary } = aQuote
const oddAddresses = oddRows(aClient.address).map((address, index) => ({
  ...aClient,
  name: 'Outra pessoa',
  id: 500 + index,
  address,
}))

it.each<[name: string, Page: ComponentType, odd: [Endpoint, unknown][], text: string, search: string | null]>([
  [
    'clients',
    ClientsPage,
    [[listClients, [...oddRows({ ...aClient, name: 'Outra pessoa' }), ...oddAddresses, aClient]]],
    aClient.name,
    'Pesquisar clientes...',
  ],
  [
    'products',
    ProductsPage,
    [[listProducts, [...oddRows({ ...aProduct, name: 'Outro produto' }), aProduct]]],
    aProduct.name,
    'Buscar produtos...',
  ],
  [
    'quotes',
    QuotesPage,
    [[listQuotes, [...oddRows({ ...summary, client: { name: 'Outra pessoa' } }), aQuote]]],
    aQuote.client.name,
    'Buscar pelo cliente ou número do orçamento...',
  ],
  [
    'cash',
    CashPage,
    [
      [listTransactions, [...oddRows({ ...aTransaction, description: 'Outra transação' }), aTransaction]],
      [listCategories, [...oddRows(someCategories[0]!), ...someCategories]],
      [getBalance, { total: null, income: {} }],
    ],
    aTransaction.description,
    null,
  ],
])('no odd row of the %s takes the others down', async (_, Page, odd, text, search) => {
  const { user } = open(Page, odd)
  // Only what is in view is rendered, so the last row may have to be searched.
  if (search) await fill(user, (await screen.findByPlaceholderText(search)).getAttribute('aria-label')!, text)
  expect(await screen.findByText(text)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/)
})

it.each([null, undefined, {}, { name: null }, { name: '' }, 'Ana', 5])(
  'a quote whose client is %j is that of a client without a name',
  async (client) => {
    open(QuotesPage, [
      [
        listQuotes,
        [
          { ...aQuote, client },
          { ...aQuote, id: 99 },
        ],
      ],
    ])
    expect(await screen.findByText('Cliente sem nome')).toBeVisible()
    expect(screen.getByText(aQuote.client.name)).toBeVisible()
  },
)

it('a quote with an unknown status shows it as it is', async () => {
  open(QuotesPage, [[listQuotes, [{ ...aQuote, status: 'archived' }]]])
  expect(await screen.findByText('archived')).toBeVisible()
})
