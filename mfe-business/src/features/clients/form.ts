import { address, type Client, person } from '@atelie/contract/clients'
import { formValues } from '../../form-values.ts'
import type { ClientInput } from './queries.ts'

export const clientFormValues = (client: Client | null, name = ''): ClientInput => ({
  client: client ? formValues(person.response, client) : { ...formValues(person.response, null), name },
  address: formValues(address.response, client && client.address),
})
