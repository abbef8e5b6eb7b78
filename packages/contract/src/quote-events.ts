import { bareCalls } from './bare-calls.ts'
import { email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { idParams, optionalLines, positiveId } from './fields.ts'
import { quoteAnswers } from './quote-list.ts'
import { markedChannels, quote } from './quotes.ts'
import * as z from '@atelie/contract/schema'

/** The events between the creation of a quote and its payment: only they change its status. */

export const MAX_COMMENT = 500

const answer = z.enum(quoteAnswers, { error: 'Escolha entre aceito e rejeitado.' })

/** A customer's answer to a quote. */
export const answerFields = { answer, comment: optionalLines(MAX_COMMENT) }

export const shareQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/link',
  access: 'account',
  params: idParams,
  status: 200,
  response: z.object({ path: z.string(), expiresAt: z.string() }),
})
export const revokeQuoteLink = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/link',
  access: 'account',
  params: idParams,
  status: 204,
})
export const markQuoteSent = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/sent',
  access: 'account',
  params: idParams,
  body: z.object({ channel: z.enum(markedChannels, { error: 'Forma de envio inválida.' }) }),
  status: 200,
  response: quote,
})
export const mailQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/mail',
  access: 'account',
  params: idParams,
  body: z.object({ to: email }),
  status: 200,
  response: quote,
})
export const recordQuoteAnswer = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/answer',
  access: 'account',
  params: idParams,
  body: z.object(answerFields),
  ifMatch: true,
  status: 200,
  response: quote,
})
export const reopenQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/reopen',
  access: 'account',
  params: idParams,
  ifMatch: true,
  status: 200,
  response: quote,
})
export const markAnswerSeen = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/seen',
  access: 'account',
  params: idParams,
  status: 204,
})
export const countNewAnswers = endpoint({
  ...bareCalls.countNewAnswers,
  response: z.object({ count: z.int() }),
})
export const getQuotePicture = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/picture',
  access: 'account',
  params: idParams,
  status: 200,
  produces: 'image/png',
})
export const getAnsweredPdf = endpoint({
  method: 'GET',
  path: '/api/pdf/quote/:id/:answer',
  access: 'account',
  params: z.object({ id: positiveId('Não encontrado.'), answer }),
  status: 200,
  produces: 'application/pdf',
})
