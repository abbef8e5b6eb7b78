import { byName } from '@atelie/contract/by-name'
import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/products'
import type { Product } from '@atelie/contract/products'
import { centsToNumber, parseCents } from '@atelie/money/cents'
import { callApi, describeFailure, unlessGone } from '@atelie/web-kit/calls/api'
import { queryOptions, useMutation } from '@atelie/web-kit/query'
import { changesList, withoutRow, withRow } from '../../cached-list.ts'
import { productsQuery } from '../lists/queries.ts'
import { strings } from './strings.ts'

export type ProductInput = EndpointInput<typeof endpoints.createProduct>['body']

/** The request body: a field's price is text, but a product's is a number. */
const sent = (product: ProductInput): ProductInput => ({
  ...product,
  price: centsToNumber(parseCents(product.price) ?? 0),
})

export const createProduct = (product: ProductInput, idempotencyKey: string) =>
  callApi(endpoints.createProduct, { body: sent(product) }, { idempotencyKey })

export const productSaving = {
  create: (body: ProductInput, idempotencyKey: string) =>
    describeFailure(strings.form.create.failed, createProduct(body, idempotencyKey)),
  update: ({ id, version }: Product, product: ProductInput) =>
    describeFailure(
      strings.form.update.failed,
      callApi(endpoints.updateProduct, { params: { id }, body: sent(product) }, { ifMatch: version }),
    ),
  ...changesList(productsQuery, (products: Product[], saved: Product) => withRow(products, saved, byName)),
}

export function useDeleteProduct() {
  return useMutation({
    mutationFn: (id: number) => unlessGone(callApi(endpoints.deleteProduct, { params: { id } })),
    ...changesList(productsQuery, (products: Product[], _: void, id: number) => withoutRow(products, id)),
  })
}

/** A product as it is stored now, so that an edit does not start from an old version. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: async ({ client }) => {
      const products = await client.fetchQuery({ ...productsQuery, staleTime: 0 })
      const found = products.find((product) => product.id === id)
      if (!found) throw new Error(strings.openFailed)
      return found
    },
    staleTime: 0,
    gcTime: 0,
  })
