import { Link as RouterLink } from '@atelie/web-kit/router'
import { Alert, Button } from '@atelie/web-kit/ui'
import { strings } from './strings.ts'

/** Says which records a quote needs first, with links to create them. */
export function MissingRecords({ clients, products }: { clients: boolean; products: boolean }) {
  if (!clients && !products) return null
  const text = strings.missing[clients && products ? 'both' : clients ? 'clients' : 'products']
  return (
    <Alert
      severity="warning"
      action={
        <>
          {clients && (
            <Button color="inherit" component={RouterLink} to="/clients">
              {strings.clientsLink}
            </Button>
          )}
          {products && (
            <Button color="inherit" component={RouterLink} to="/products">
              {strings.productsLink}
            </Button>
          )}
        </>
      }
    >
      {text}
    </Alert>
  )
}
