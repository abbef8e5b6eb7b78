import { address, type Client, person } from '@atelie/contract/clients'
import { formValues } from '../../form-values.ts'
import type { ClientInput } from './queries.ts'

export const clientFormValues = (client: Client | null): ClientInput => ({
  client: formValues(person.response, client),
  address: formValues(address.response, client && client.address),
})
