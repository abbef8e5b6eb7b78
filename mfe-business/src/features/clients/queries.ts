import { byName } from '@atelie/contract/by-name'
import * as endpoints from '@atelie/contract/clients'
import type { EndpointInput } from '@atelie/contract/endpoint'
import type { Client } from '@atelie/contract/clients'
import { callApi, describeFailure, unlessGone } from '@atelie/web-kit/calls/api'
import { queryOptions, useMutation, useQueryClient } from '@atelie/web-kit/query'
import { changesList, withRow } from '../../cached-list.ts'
import { clientsQuery } from '../lists/queries.ts'
import { strings } from './strings.ts'

export type ClientInput = EndpointInput<typeof endpoints.createClient>['body']

/** Always refetched, so that an edit starts from what is stored now. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: ['clients', id],
    queryFn: ({ signal }) =>
      describeFailure(strings.failures.get, callApi(endpoints.getClient, { params: { id } }, { signal })),
    staleTime: 0,
    gcTime: 0,
  })

export const createClient = (body: ClientInput, idempotencyKey: string) =>
  callApi(endpoints.createClient, { body }, { idempotencyKey })

export const clientSaving = {
  create: (body: ClientInput, idempotencyKey: string) =>
    describeFailure(strings.failures.create, createClient(body, idempotencyKey)),
  update: ({ id, version }: Client, body: ClientInput) =>
    describeFailure(
      strings.failures.update,
      callApi(endpoints.updateClient, { params: { id }, body }, { ifMatch: version }),
    ),
  ...changesList(clientsQuery, (clients: Client[], saved: Client) => withRow(clients, saved, byName)),
}

export function useDeleteClient() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      describeFailure(strings.failures.delete, unlessGone(callApi(endpoints.deleteClient, { params: { id } }))),
    onSuccess: () => {
      // The client's quotes are deleted with it.
      void queryClient.invalidateQueries({ queryKey: ['quotes'] })
      return queryClient.invalidateQueries(clientsQuery)
    },
    onError: (error) => console.error(error),
  })
}
