import { type Client, clientBody } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { phoneCharacter } from '@atelie/contract/fields'
import { phoneKey } from '@atelie/contract/phones'
import { foldText } from '@atelie/contract/text'
import { csvColumns, type CsvKind } from '../../csv/records.ts'
import { clientFormValues } from './form.ts'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const answers = strings.csv

/** Clients as a spreadsheet, titled like the form's fields. */
export const clientCsv: CsvKind<Client, ClientInput> = {
  fileName: 'clientes',
  schema: clientBody,
  toBody: clientFormValues,
  keyOf: ({ client }) => `${foldText(client.name)} ${phoneKey(client.phone)}`,
  columns: csvColumns<ClientInput>({ ...strings.fields, 'client.isWhatsapp': answers.whatsapp }, {
    'client.birthDate': { write: formatCalendarDate, read: readDate },
    'client.phone': { read: readPhone },
    'client.isWhatsapp': { write: (isWhatsapp) => (isWhatsapp ? answers.yes : answers.no), read: readYesNo },
    'address.cep': { read: readCep },
  }),
}

/** Without characters that the form's field does not accept either, such as the plus of +55. */
function readPhone(text: string): string {
  return (text.match(phoneCharacter) ?? []).join('')
}

/** Converts '23/4/1985', '23.04.1985' or a date with its time; anything else is left to the form's rules. */
function readDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/.exec(text) ?? []
  return year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : text
}

/** Portuguese spreadsheets write true and false as VERDADEIRO and FALSO. */
const YES = ['sim', 's', 'x', '1', 'verdadeiro', 'true']
const NO = ['', 'nao', 'n', '0', 'falso', 'false']

/** Yes or no as people write it; anything else is left to the form's rules. */
function readYesNo(text: string): boolean | string {
  if (YES.includes(foldText(text))) return true
  return NO.includes(foldText(text)) ? false : text
}

/** A spreadsheet that treats a CEP as a number drops the leading zero of São Paulo's. */
function readCep(text: string): string {
  return /^\d{7}$/.test(text) ? `0${text}` : text
}
