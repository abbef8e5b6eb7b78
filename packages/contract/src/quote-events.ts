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
  summary: "The link of the quote's page, made if there is none; it works for 90 days from now",
  params: idParams,
  status: 200,
  response: z.object({ path: z.string(), expiresAt: z.string() }),
})
export const revokeQuoteLink = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/link',
  access: 'account',
  summary: 'The link that customers have stops working, for good',
  params: idParams,
  status: 204,
})
export const markQuoteSent = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/sent',
  access: 'account',
  summary: 'The owner has sent the quote. A draft becomes sent',
  params: idParams,
  body: z.object({ channel: z.enum(markedChannels, { error: 'Forma de envio inválida.' }) }),
  status: 200,
  response: quote,
})
export const mailQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/mail',
  access: 'account',
  summary:
    'Send the quote by e-mail, with its PDF and link. A draft becomes sent. Only where there is a server for e-mail',
  params: idParams,
  body: z.object({ to: email }),
  status: 200,
  response: quote,
})
export const recordQuoteAnswer = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/answer',
  access: 'account',
  summary: 'Record what the customer answered by other means',
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
  summary: 'The customer may answer once more',
  params: idParams,
  ifMatch: true,
  status: 200,
  response: quote,
})
export const markAnswerSeen = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/seen',
  access: 'account',
  summary: "The owner has looked at the customer's answer",
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
  summary: "The first page of the quote's PDF as a small picture",
  params: idParams,
  status: 200,
  produces: 'image/png',
})
export const getAnsweredPdf = endpoint({
  method: 'GET',
  path: '/api/pdf/quote/:id/:answer',
  access: 'account',
  summary: 'The PDF of the version that was accepted or rejected last, as it was then',
  params: z.object({ id: positiveId('Não encontrado.'), answer }),
  status: 200,
  produces: 'application/pdf',
})
