import { type Client, clientBody } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { digitsOf } from '@atelie/contract/fields'
import { foldText } from '@atelie/web-kit/use-search'
import type { CsvKind } from '../../csv/records.ts'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const { fields } = strings
const keyOf = (name: string, phone: string) => `${foldText(name)} ${digitsOf(phone)}`

/** Clients as a spreadsheet, under the names that the form's fields have. */
export const clientCsv: CsvKind<Client, ClientInput> = {
  fileName: 'clientes',
  schema: clientBody,
  keyOf: ({ client }) => keyOf(client.name, client.phone),
  keyOfRow: ({ name, phone }) => keyOf(name, phone),
  columns: [
    { title: fields.name, path: 'client.name', write: ({ name }) => name },
    { title: fields.motherName, path: 'client.motherName', write: ({ motherName }) => motherName ?? '' },
    { title: fields.fatherName, path: 'client.fatherName', write: ({ fatherName }) => fatherName ?? '' },
    { title: fields.birthDate, path: 'client.birthDate', write: ({ birthDate }) => formatCalendarDate(birthDate), read: readDate },
    { title: fields.phone, path: 'client.phone', write: ({ phone }) => phone, read: readPhone },
    { title: strings.csv.whatsapp, path: 'client.isWhatsapp', write: ({ isWhatsapp }) => (isWhatsapp ? strings.csv.yes : strings.csv.no), read: readAnswer },
    { title: fields.cep, path: 'address.cep', write: ({ address }) => address.cep, read: readCep },
    { title: fields.street, path: 'address.street', write: ({ address }) => address.street },
    { title: fields.number, path: 'address.number', write: ({ address }) => address.number },
    { title: fields.complement, path: 'address.complement', write: ({ address }) => address.complement ?? '' },
    { title: fields.neighborhood, path: 'address.neighborhood', write: ({ address }) => address.neighborhood },
    { title: fields.city, path: 'address.city', write: ({ address }) => address.city },
    { title: fields.state, path: 'address.state', write: ({ address }) => address.state },
  ],
}

/** Without what the form's own field does not take either, such as the plus of +55. */
function readPhone(text: string): string {
  return text.replace(/[^\d() -]/g, '')
}

/** '23/4/1985', '23.04.1985' or a date with its time, as it is sent; anything else is left to the form's rules. */
function readDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/.exec(text) ?? []
  return year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : text
}

/** VERDADEIRO and FALSO are what a Portuguese spreadsheet makes of true and false. */
const YES = ['sim', 's', 'x', '1', 'verdadeiro', 'true']
const NO = ['', 'nao', 'n', '0', 'falso', 'false']

/** Yes or no as people write it; anything else is left to the form's rules. */
function readAnswer(text: string): boolean | string {
  if (YES.includes(foldText(text))) return true
  return NO.includes(foldText(text)) ? false : text
}

/** A spreadsheet that takes a CEP for a number drops the zero that São Paulo's begin with. */
function readCep(text: string): string {
  return /^\d{7}$/.test(text) ? `0${text}` : text
}
