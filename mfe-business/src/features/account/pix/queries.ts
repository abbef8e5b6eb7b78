import type { EndpointInput } from '@atelie/contract/endpoint'
import { getPix, type PixSettings, savePix } from '@atelie/contract/pix'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { queryOptions, useMutation, useQueryClient } from '@atelie/web-kit/query'
import { strings } from '../strings.ts'

type PixInput = EndpointInput<typeof savePix>['body']

export const pixQuery = queryOptions({
  queryKey: ['company', 'pix'],
  queryFn: ({ signal }) => describeFailure(strings.pixFailed, callApi(getPix, {}, { signal })),
})

interface Save {
  body: PixInput
  /** The settings when the form was filled in. */
  edited: PixSettings
}

export function useSavePix() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, edited }: Save) => callApi(savePix, { body }, { ifMatch: edited.version }),
    onSuccess: (saved) => queryClient.setQueryData(pixQuery.queryKey, saved),
  })
}
