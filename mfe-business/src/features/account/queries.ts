import type { Company } from '@atelie/contract/company'
import * as endpoints from '@atelie/contract/company'
import type { EndpointInput } from '@atelie/contract/endpoint'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { useMutation, useQueryClient } from '@atelie/web-kit/query'
import { companyQuery } from '../lists/company-query.ts'
import type { ChosenLogo } from './logo-field.tsx'
import { dataUrlOf } from './logo-file.ts'
import { shrinkLogo } from './shrink-logo.ts'
import { strings } from './strings.ts'

export type CompanyInput = EndpointInput<typeof endpoints.saveCompany>['body']

/** Uploading fifty megabytes takes minutes. */
const UPLOAD_MS = 5 * 60_000

interface Save {
  fields: Omit<CompanyInput, 'logoUrl'>
  logo: ChosenLogo
  /** The company when the form was filled in. */
  edited: Company
}

export function useSaveCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ fields, logo, edited }: Save) => {
      const body = { ...fields, logoUrl: await logoUrlOf(logo, edited) }
      return describeFailure(
        strings.saveFailed,
        callApi(endpoints.saveCompany, { body }, { timeOutMs: UPLOAD_MS, ifMatch: edited.version }),
      )
    },
    onSuccess: (saved) => queryClient.setQueryData(companyQuery.queryKey, saved),
  })
}

/** The server recognises its own copy. */
async function logoUrlOf(logo: ChosenLogo, { logoUrl }: Company): Promise<string | null> {
  if (logo === 'kept') return logoUrl
  return logo === 'removed' ? null : dataUrlOf(await shrinkLogo(logo))
}
