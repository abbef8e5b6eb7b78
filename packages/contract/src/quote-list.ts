import { endpoint } from './endpoint.ts'
import { idParams, version } from './fields.ts'
import * as z from '@atelie/contract/schema'

/** The part of quotes that their list needs: it is loaded before any form. */

/** Quote status codes with the labels users read. */
export const quoteStatuses = { draft: 'Rascunho', sent: 'Enviado', accepted: 'Aceito', rejected: 'Rejeitado' } as const
export type QuoteStatus = keyof typeof quoteStatuses
export const statusCodes = Object.keys(quoteStatuses) as [QuoteStatus, ...QuoteStatus[]]

export const quoteAnswers = ['accepted', 'rejected'] as const
export type QuoteAnswer = (typeof quoteAnswers)[number]

/** Whether a status says what the customer answered. */
export const isAnswer = (status: string): status is QuoteAnswer => quoteAnswers.includes(status as QuoteAnswer)

export const quoteSummary = z.object({
  id: z.int(),
  clientId: z.int(),
  client: z.object({ name: z.string() }),
  /** ISO instant. */
  createdAt: z.string(),
  validUntil: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  total: z.number(),
  status: z.string(),
  /** ISO instants; null until this version of the quote is sent, or its page is opened by the customer. */
  sentAt: z.nullable(z.string()),
  openedAt: z.nullable(z.string()),
  /** The customer has answered on the quote's page, and the owner has not looked at it yet. */
  hasNewAnswer: z.boolean(),
  version,
})
export type QuoteSummary = z.output<typeof quoteSummary>

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/quotes',
  access: 'account',
  status: 200,
  response: z.array(quoteSummary),
})
export const getQuotePdf = endpoint({
  method: 'GET',
  path: '/api/pdf/quote/:id',
  access: 'account',
  params: idParams,
  status: 200,
  produces: 'application/pdf',
})
