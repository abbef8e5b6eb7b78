import * as endpoints from '@atelie/contract/company'
import type { EndpointInput } from '@atelie/contract/endpoint'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { queryOptions, useMutation, useQueryClient } from '@atelie/web-kit/query'
import type { ChosenLogo } from './logo-field.tsx'
import { dataUrlOf } from './logo-file.ts'
import { shrinkLogo } from './shrink-logo.ts'
import { strings } from './strings.ts'

export type CompanyInput = EndpointInput<typeof endpoints.saveCompany>['body']

/** Uploading fifty megabytes takes minutes. */
const UPLOAD_MS = 5 * 60_000

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => describeFailure(strings.loadFailed, callApi(endpoints.getCompany, {}, { signal })),
})

interface Save {
  /** Only those that were changed. */
  fields: Omit<CompanyInput, 'logoUrl'>
  logo: ChosenLogo
  version: number
}

export function useSaveCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ fields, logo, version }: Save) => {
      const body = { ...fields, ...await changeOf(logo) }
      return describeFailure(strings.saveFailed, callApi(endpoints.saveCompany, { body }, { timeOutMs: UPLOAD_MS, ifMatch: version }))
    },
    onSuccess: (saved) => queryClient.setQueryData(companyQuery.queryKey, saved),
  })
}

/** The logo in the request body: absent if it stays as it is. */
async function changeOf(logo: ChosenLogo): Promise<{ logoUrl?: string | null }> {
  if (logo === 'kept') return {}
  return { logoUrl: logo === 'removed' ? null : await dataUrlOf(await shrinkLogo(logo)) }
}
