import { endpoint } from './endpoint.ts'
import { requiredText } from './fields.ts'
import { answerFields } from './quote-events.ts'
import { quoteAnswers } from './quote-list.ts'
import * as z from '@atelie/contract/schema'

/** The calls of people who hold the link of a quote. */

/** The version that the page showed. */
const version = z.int('Versão inválida.')

/** Anything else than a known token is not found, whatever it looks like. */
const linkParams = z.object({ token: z.string() })

export const openSharedQuote = endpoint({
  method: 'GET',
  path: '/orcamento/:token',
  access: 'link',
  params: linkParams,
  status: 200,
  produces: 'text/html',
})
export const getSharedPdf = endpoint({
  method: 'GET',
  path: '/orcamento/:token/pdf',
  access: 'link',
  params: linkParams,
  status: 200,
  produces: 'application/pdf',
})
export const getSharedLogo = endpoint({
  method: 'GET',
  path: '/orcamento/:token/logo',
  access: 'link',
  params: linkParams,
  status: 200,
  produces: 'image/*',
})
export const markSharedOpened = endpoint({
  method: 'POST',
  path: '/orcamento/:token/opened',
  access: 'link',
  params: linkParams,
  body: z.object({ version }),
  status: 204,
})
export const answerSharedQuote = endpoint({
  method: 'POST',
  path: '/orcamento/:token/answer',
  access: 'link',
  params: linkParams,
  body: z.object({ version, ...answerFields, name: requiredText('Escreva seu nome.', { min: 2 }) }),
  status: 200,
  response: z.object({ status: z.enum(quoteAnswers), answeredAt: z.string() }),
})
