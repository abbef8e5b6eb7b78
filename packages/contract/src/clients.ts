import { today } from './dates.ts'
import { endpoint } from './endpoint.ts'
import {
  calendarDate,
  digitsOf,
  idParams,
  impossibleDate,
  MIN_PHONE_DIGITS,
  optionalText,
  phoneCharacter,
  requiredText,
  version,
} from './fields.ts'
import { field, nullableText, record, text } from './record.ts'
import * as z from '@atelie/contract/schema'

const phoneRule = `O telefone é obrigatório e deve ter pelo menos ${MIN_PHONE_DIGITS} dígitos`
const cepRule = 'O CEP é obrigatório e deve ter 8 dígitos'
const birthDateRule = 'A data de nascimento é obrigatória'
const stateRule = 'O estado é obrigatório'

export const person = record({
  name: text(requiredText('O nome é obrigatório', { min: 2 })),
  motherName: nullableText(optionalText()),
  fatherName: nullableText(optionalText()),
  birthDate: text(
    calendarDate(birthDateRule, impossibleDate).check(
      z.refine((date) => date <= today(), 'A data de nascimento não pode estar no futuro'),
    ),
  ),
  phone: text(
    requiredText(phoneRule, { max: 30 }).check(
      z.regex(new RegExp(`^${phoneCharacter.source}+$`), {
        error: 'Use no telefone apenas números, espaços, parênteses e hífens',
        abort: true,
      }),
      z.refine((phone) => digitsOf(phone).length >= MIN_PHONE_DIGITS, phoneRule),
    ),
  ),
  /** Absent: false on create, kept on update. */
  isWhatsapp: field(z.optional(z.boolean({ error: 'Informe se o telefone tem WhatsApp: Sim ou Não.' })), z.boolean()),
})

export const address = record({
  cep: text(
    requiredText(cepRule, { max: 12 }).check(
      z.regex(/^[0-9-]+$/, { error: 'Use no CEP apenas números e hífen', abort: true }),
      z.refine((cep) => digitsOf(cep).length === 8, cepRule),
    ),
  ),
  street: text(requiredText('A rua é obrigatória')),
  number: text(requiredText('O número é obrigatório', { max: 20 })),
  complement: nullableText(optionalText()),
  neighborhood: text(requiredText('O bairro é obrigatório')),
  city: text(requiredText('A cidade é obrigatória')),
  state: text(
    z.pipe(
      requiredText(stateRule, { min: 2, max: 2 }).check(z.regex(/^[A-Za-z]{2}$/, 'Use a sigla do estado, como SP')),
      z.transform((state) => state.toUpperCase()),
    ),
  ),
})

export const clientBody = z.object({
  client: z.object(person.body.shape, { error: 'Informe os dados do cliente.' }),
  address: z.object(address.body.shape, { error: 'Informe o endereço do cliente.' }),
})

export const client = z.object({ id: z.int(), ...person.response.shape, address: address.response, version })
export type Client = z.output<typeof client>

const cepAddress = z.pick(address.response, { street: true, neighborhood: true, city: true, state: true })
export type CepAddress = z.output<typeof cepAddress>

export const cepNotFoundMessage = 'Não foi possível encontrar o endereço para o CEP informado.'

export const lookUpCep = endpoint({
  method: 'GET',
  path: '/api/clients/cep/:digits',
  access: 'account',
  params: z.object({ digits: z.string().check(z.regex(/^\d{8}$/, cepRule)) }),
  status: 200,
  response: cepAddress,
})
export const listClients = endpoint({
  method: 'GET',
  path: '/api/clients',
  access: 'account',
  status: 200,
  response: z.array(client),
})
export const getClient = endpoint({
  method: 'GET',
  path: '/api/clients/:id',
  access: 'account',
  params: idParams,
  status: 200,
  response: client,
})
export const createClient = endpoint({
  method: 'POST',
  path: '/api/clients',
  access: 'account',
  body: clientBody,
  status: 201,
  response: client,
})
export const updateClient = endpoint({
  method: 'PUT',
  path: '/api/clients/:id',
  access: 'account',
  params: idParams,
  body: clientBody,
  ifMatch: true,
  status: 200,
  response: client,
})
export const deleteClient = endpoint({
  method: 'DELETE',
  path: '/api/clients/:id',
  access: 'account',
  params: idParams,
  status: 204,
})
