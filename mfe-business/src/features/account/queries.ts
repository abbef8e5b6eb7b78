import * as endpoints from '@atelie/contract/company'
import type { EndpointInput } from '@atelie/contract/endpoint'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { strings } from './strings.ts'

export type CompanyInput = EndpointInput<typeof endpoints.saveCompany>['body']

/** Uploading fifty megabytes takes minutes. */
const UPLOAD_MS = 5 * 60_000

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => describeFailure(strings.loadFailed, callApi(endpoints.getCompany, {}, { signal })),
})

export function useSaveCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, version }: { body: CompanyInput; version: number }) =>
      describeFailure(strings.saveFailed, callApi(endpoints.saveCompany, { body }, { timeOutMs: UPLOAD_MS, ifMatch: version })),
    onSuccess: (saved) => queryClient.setQueryData(companyQuery.queryKey, saved),
  })
}
