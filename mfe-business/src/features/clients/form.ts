import type { Client } from '@atelie/contract/clients'
import type { ClientInput } from './queries.ts'

const emptyForm: ClientInput = {
  client: { name: '', motherName: '', fatherName: '', birthDate: '', phone: '', isWhatsapp: false },
  address: { cep: '', street: '', number: '', complement: '', neighborhood: '', city: '', state: '' },
}

export function clientFormValues(client: Client | null): ClientInput {
  if (!client) return emptyForm
  const { name, motherName, fatherName, birthDate, phone, isWhatsapp, address } = client
  return {
    client: { name, motherName: motherName ?? '', fatherName: fatherName ?? '', birthDate, phone, isWhatsapp },
    address: { ...address, complement: address.complement ?? '' },
  }
}
