import { missingToAccept } from '@atelie/contract/acceptance'
import type { Quote } from '@atelie/contract/quotes'
import { Link as RouterLink } from '@atelie/web-kit/router'
import { useQuery } from '@atelie/web-kit/query'
import { Alert, Button } from '@atelie/web-kit/ui'
import { companyQuery } from '../lists/company-query.ts'
import { lifeStrings } from './life-strings.ts'

const ofCompany = ['name', 'address', 'contact']

/** Says which details a customer must know before accepting by the link, with the way to add them. */
export function MissingDetails({ quote }: { quote: Quote }) {
  const company = useQuery(companyQuery).data
  const missing = company && missingToAccept(company, quote)
  if (!missing?.length) return null
  return (
    <Alert
      severity="info"
      role="status"
      action={
        missing.some((detail) => ofCompany.includes(detail)) && (
          <Button color="inherit" component={RouterLink} to="/account">
            {lifeStrings.toCompany}
          </Button>
        )
      }
    >
      {lifeStrings.missing(missing.map((detail) => lifeStrings.missingDetails[detail]))}
    </Alert>
  )
}
