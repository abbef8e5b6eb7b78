import { type Client, clientBody } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { digitsOf } from '@atelie/contract/fields'
import { foldText } from '@atelie/web-kit/lists/use-search'
import { csvColumns, type CsvKind } from '../../csv/records.ts'
import { clientFormValues } from './form.ts'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const answers = strings.csv

/** Clients as a spreadsheet, under the names that the form's fields have. */
export const clientCsv: CsvKind<Client, ClientInput> = {
  fileName: 'clientes',
  schema: clientBody,
  toBody: clientFormValues,
  keyOf: ({ client }) => `${foldText(client.name)} ${digitsOf(client.phone)}`,
  columns: csvColumns<ClientInput>({ ...strings.fields, 'client.isWhatsapp': answers.whatsapp }, {
    'client.birthDate': { write: formatCalendarDate, read: readDate },
    'client.phone': { read: readPhone },
    'client.isWhatsapp': { write: (isWhatsapp) => (isWhatsapp ? answers.yes : answers.no), read: readAnswer },
    'address.cep': { read: readCep },
  }),
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
