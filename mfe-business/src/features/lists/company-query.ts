import { getCompany } from '@atelie/contract/company'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { queryOptions } from '@atelie/web-kit/query'

/** For the page of the account, and for new quotes, which begin with the company's terms. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) =>
    describeFailure('Não foi possível carregar as configurações da empresa.', callApi(getCompany, {}, { signal })),
})
