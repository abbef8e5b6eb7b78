import { endpoint } from './endpoint.ts'
import {
  calendarDate,
  idParams,
  ignored,
  impossibleDate,
  money,
  optionalLines,
  positiveId,
  requiredText,
  version,
} from './fields.ts'
import { field, nullableText, record, text } from './record.ts'
import * as z from '@atelie/contract/schema'

/** Kinds of transaction with the labels users read. */
export const transactionTypes = { income: 'Entrada', expense: 'Saída' } as const
export type TransactionType = keyof typeof transactionTypes
const typeCodes = Object.keys(transactionTypes) as [TransactionType, ...TransactionType[]]

/** The category of a new transaction until the user chooses one. */
export const defaultCategoryIds: Record<TransactionType, number> = { income: 5, expense: 6 }

export const cashMessages = {
  amountInvalid: 'O valor inserido é inválido.',
  amountTooHigh: 'O valor é alto demais.',
  categoryUnsuited: 'Escolha uma categoria do mesmo tipo da transação.',
  ledgerFull: 'Este valor passa do limite do caixa.',
  receiptIsIncome: 'O recebimento de um orçamento é sempre uma entrada.',
  quoteNotAccepted: 'Este orçamento não foi aceito ou não existe mais.',
  moreThanOpen: (open: string) => `Faltam ${open} para receber deste orçamento.`,
  tooManyReceipts: (max: number) => `Este orçamento já tem ${max} recebimentos.`,
}

const typeRule = 'Escolha entrada ou saída.'
const dateRule = 'Data é obrigatória'

export const transactionFields = record({
  date: text(calendarDate(dateRule, impossibleDate)),
  type: field(z.enum(typeCodes, { error: typeRule }), z.enum(typeCodes)),
  description: text(requiredText('Descrição é obrigatória', { max: 200 })),
  /** Reais on the wire, with a point and two decimals when read ("89.90"); cents once parsed. */
  amount: field(
    money({
      min: 1,
      missing: 'Valor é obrigatório',
      invalid: cashMessages.amountInvalid,
      tooLow: cashMessages.amountInvalid,
      tooHigh: cashMessages.amountTooHigh,
    }),
    z.string(),
  ),
  categoryId: field(positiveId('Escolha uma categoria.'), z.int()),
  notes: nullableText(optionalLines(2000)),
  paymentMethod: text(z.literal('money', { error: 'Forma de pagamento inválida.' })),
})

export const transactionBody = z.extend(transactionFields.body, {
  paymentMethod: z.withDefault(transactionFields.body.shape.paymentMethod, 'money'),
  quoteId: z.optional(positiveId(cashMessages.quoteNotAccepted)),
})
/** The path's id is the one that counts. */
export const transactionPatch = z.partial(z.extend(transactionFields.body, { id: ignored }))

export const transaction = z.object({
  id: z.int(),
  ...transactionFields.response.shape,
  /** The accepted quote that this income was received for. */
  quoteId: z.nullable(z.int()),
  version,
})
export type Transaction = z.output<typeof transaction>

const category = z.object({ id: z.int(), name: z.string(), type: z.enum(typeCodes) })
export type CashCategory = z.output<typeof category>

const balance = z.object({ total: z.number(), income: z.number(), expense: z.number() })
export type CashBalance = z.output<typeof balance>

const periodFields = {
  startDate: z.optional(calendarDate('Data inicial inválida.')),
  endDate: z.optional(calendarDate('Data final inválida.')),
}
const startsBeforeItEnds = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
  !startDate || !endDate || startDate <= endDate
const periodRule = z.refine<Parameters<typeof startsBeforeItEnds>[0]>(startsBeforeItEnds, {
  path: ['startDate'],
  error: 'A data inicial não pode ser depois da data final.',
})

/** Both days are inclusive; a missing one leaves that side open. */
const period = z.object(periodFields).check(periodRule)
export type Period = z.output<typeof period>

const listFilter = z
  .object({
    ...periodFields,
    type: z.withDefault(z.enum(['all', ...typeCodes], { error: 'Tipo de transação inválido.' }), 'all'),
  })
  .check(periodRule)

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/cash/transactions',
  access: 'account',
  query: listFilter,
  etag: true,
  status: 200,
  response: z.array(transaction),
})
export const getBalance = endpoint({
  method: 'GET',
  path: '/api/cash/balance',
  access: 'account',
  query: period,
  etag: true,
  status: 200,
  response: balance,
})
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/cash/categories',
  access: 'account',
  status: 200,
  response: z.array(category),
})
export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/cash/receipts/:quoteId',
  access: 'account',
  params: z.object({ quoteId: positiveId('Não encontrado.') }),
  status: 200,
  response: z.array(transaction),
})
export const getTransaction = endpoint({
  method: 'GET',
  path: '/api/cash/transaction/:id',
  access: 'account',
  params: idParams,
  status: 200,
  response: transaction,
})
export const createTransaction = endpoint({
  method: 'POST',
  path: '/api/cash/transaction',
  access: 'account',
  body: transactionBody,
  status: 201,
  response: transaction,
})
export const updateTransaction = endpoint({
  method: 'PATCH',
  path: '/api/cash/transaction/:id',
  access: 'account',
  params: idParams,
  body: transactionPatch,
  ifMatch: true,
  status: 200,
  response: transaction,
})
export const deleteTransaction = endpoint({
  method: 'DELETE',
  path: '/api/cash/transaction/:id',
  access: 'account',
  params: idParams,
  status: 204,
})
export const restoreTransaction = endpoint({
  method: 'POST',
  path: '/api/cash/transaction/:id/restore',
  access: 'account',
  params: idParams,
  status: 200,
  response: transaction,
})
