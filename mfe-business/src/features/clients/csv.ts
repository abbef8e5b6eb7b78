import { type Client, clientBody } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { acceptedPhone, phoneKey } from '@atelie/contract/phones'
import { foldText } from '@atelie/contract/text'
import { csvColumns, type CsvKind } from '../../csv/records.ts'
import { phoneNote, readCep, readDate, readYesNo } from './csv-cells.ts'
import { readCity, readState } from './states.ts'
import { clientFormValues } from './form.ts'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const answers = strings.csv
/** Titles of a column that has both. */
const CITY_AND_STATE = ['cidade uf', 'cidade estado', 'município uf', 'município estado']

/** Clients as a spreadsheet, titled like the form's fields, or as other programs title theirs. */
export const clientCsv: CsvKind<Client, ClientInput> = {
  schema: clientBody,
  toBody: clientFormValues,
  keyOf: ({ client }) => `${foldText(client.name)} ${phoneKey(client.phone)}`,
  columns: csvColumns<ClientInput>(
    { ...strings.fields, 'client.isWhatsapp': answers.whatsapp },
    {
      'client.name': {
        titles: [
          'nome completo',
          'nome e sobrenome',
          'nome do cliente',
          'full name',
          'display name',
          'nome de exibição',
          'name',
          'cliente',
          'contato',
        ],
        parts: [
          ['nome', 'primeiro nome', 'first name', 'given name'],
          ['nome do meio', 'segundo nome', 'middle name', 'additional name'],
          ['sobrenome', 'último nome', 'last name', 'family name'],
        ],
      },
      'client.motherName': { titles: ['mãe'] },
      'client.fatherName': { titles: ['pai'] },
      'client.birthDate': {
        titles: [
          'nascimento',
          'nascido em',
          'nascida em',
          'dn',
          'aniversário',
          'data de aniversário',
          'birthday',
          'birth date',
          'date of birth',
        ],
        write: (date) => date && formatCalendarDate(date),
        read: readDate,
      },
      'client.phone': {
        titles: [
          'celular',
          'telefone celular',
          'celular whatsapp',
          'telefone whatsapp',
          'número do whatsapp',
          'número de telefone',
          'fone',
          'telefone 1',
          'mobile phone',
          'phone 1 value',
          'primary phone',
          'phone',
          'telefone residencial',
          'telefone comercial',
          'home phone',
          'business phone',
          'phone 2 value',
          'telefone 2',
          'telefone fixo',
          'whatsapp',
        ],
        read: acceptedPhone,
        note: phoneNote,
      },
      'client.isWhatsapp': {
        titles: ['é whatsapp', 'tem whatsapp', 'este telefone é whatsapp'],
        write: (isWhatsapp) => (isWhatsapp ? answers.yes : answers.no),
        read: readYesNo,
      },
      'address.cep': {
        titles: [
          'código postal',
          'postal code',
          'zip code',
          'zip',
          'address 1 postal code',
          'home postal code',
          'business postal code',
        ],
        read: readCep,
      },
      'address.street': {
        titles: [
          'endereço',
          'logradouro',
          'rua avenida',
          'avenida rua',
          'avenida',
          'street',
          'address',
          'address 1 street',
          'home street',
          'business street',
        ],
      },
      'address.number': {
        titles: ['nº', 'n°', 'n', 'nr', 'num', 'nro', 'número da casa', 'nº da casa', 'house number'],
      },
      'address.complement': { titles: ['compl', 'apto', 'apartamento', 'address 1 extended address'] },
      'address.neighborhood': { titles: ['distrito', 'neighborhood'] },
      'address.city': {
        titles: ['município', 'localidade', 'city', 'address 1 city', 'home city', 'business city', ...CITY_AND_STATE],
        read: readCity,
      },
      'address.state': {
        titles: [
          'uf',
          'estado uf',
          'sigla',
          'state',
          'address 1 region',
          'home state',
          'business state',
          ...CITY_AND_STATE,
        ],
        read: readState,
      },
    },
  ),
}
