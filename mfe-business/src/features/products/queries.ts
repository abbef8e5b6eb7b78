import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/products'
import { callApi, describeFailure } from '@atelie/web-kit/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { strings } from './strings.ts'

export type ProductInput = EndpointInput<typeof endpoints.createProduct>['body']

export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => describeFailure(strings.loadFailed, callApi(endpoints.listProducts, {}, { signal })),
})

export const createProduct = (body: ProductInput, idempotencyKey: string) => callApi(endpoints.createProduct, { body }, { idempotencyKey })

interface Save {
  /** Absent for a new product. */
  id?: number
  body: ProductInput
  idempotencyKey: string
}

export function useSaveProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, idempotencyKey }: Save) =>
      id === undefined
        ? createProduct(body, idempotencyKey)
        : callApi(endpoints.updateProduct, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries(productsQuery),
  })
}

export function useDeleteProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(endpoints.deleteProduct, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(productsQuery),
  })
}
