import { listClients } from '@atelie/contract/clients'
import { listProducts } from '@atelie/contract/products'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { queryOptions } from '@atelie/web-kit/query'
import { strings } from './strings.ts'

/** The lists that several screens read: apart from their own screens, so that what only those say is none of the others' business. */

export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => describeFailure(strings.clientsFailed, callApi(listClients, {}, { signal })),
})

export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => describeFailure(strings.productsFailed, callApi(listProducts, {}, { signal })),
})
