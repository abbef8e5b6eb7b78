import { createQueryClient } from '@atelie/web-kit/calls/query-client'
import { expect, it, vi } from 'vitest'
import { categoriesQuery, transactionsQuery } from './cash/queries.ts'
import { clientsQuery, productsQuery } from './lists/queries.ts'
import { quotesQuery } from './lists/quotes-query.ts'

const month = { startDate: '2026-11-01', endDate: '2026-11-30', type: 'all' } as const
const lists = {
  clients: () => createQueryClient().query(clientsQuery),
  products: () => createQueryClient().query(productsQuery),
  quotes: () => createQueryClient().query(quotesQuery),
  categories: () => createQueryClient().query(categoriesQuery),
  transactions: () => createQueryClient().query(transactionsQuery(month)),
}

it.each(Object.entries(lists))('a response that is no list counts as no %s', async (_, ask) => {
  vi.stubGlobal('fetch', async () => new Response('{"error":null}', { status: 200 }))
  expect(await ask()).toEqual([])
})
