import { lineTotal } from '@atelie/money/quote-totals'
import { hasPassed, today } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { quoteAnswers, quoteSummary, statusCodes } from './quote-list.ts'
import {
  calendarDate,
  idParams,
  ignored,
  MAX_CENTS,
  money,
  optionalLines,
  optionalText,
  positiveId,
  scaled,
  typeRule,
} from './fields.ts'
import * as z from '@atelie/contract/schema'

export const MAX_QUOTE_ITEMS = 200

export const quoteMessages = {
  clientRequired: 'O cliente é obrigatório.',
  clientUnknown: 'O cliente escolhido não existe mais.',
  productRequired: 'O produto é obrigatório.',
  productUnknown: 'O produto escolhido não existe mais.',
  tooManyItems: `Use no máximo ${MAX_QUOTE_ITEMS} itens.`,
  validityInPast: 'A data de validade não pode estar no passado.',
}

const quantityRule = 'A quantidade deve ser maior que zero.'
const priceRule = 'O preço unitário deve ser maior que zero.'
const discountRule = 'O desconto deve estar entre 0 e 100%.'
const itemsRule = 'Adicione pelo menos um item ao orçamento.'

const quoteItemBody = z
  .object(
    {
      productId: positiveId(quoteMessages.productRequired, 'Produto inválido.'),
      /** Thousandths once parsed. */
      quantity: scaled(
        3,
        { min: 1, max: 999_999_999 },
        {
          missing: quantityRule,
          invalid: 'Quantidade inválida.',
          tooLow: quantityRule,
          tooHigh: 'A quantidade é grande demais.',
        },
      ),
      /** Cents once parsed. */
      unitPrice: money({
        min: 1,
        missing: priceRule,
        invalid: 'Preço unitário inválido.',
        tooLow: priceRule,
        tooHigh: 'O preço unitário é alto demais.',
      }),
      /** Hundredths of a percent once parsed. */
      discount: z.withDefault(
        scaled(
          2,
          { min: 0, max: 10_000 },
          {
            missing: discountRule,
            invalid: 'Desconto inválido.',
            tooLow: discountRule,
            tooHigh: discountRule,
          },
        ),
        0,
      ),
      total: ignored,
    },
    { error: 'Item inválido.' },
  )
  .check(
    z.refine(
      ({ quantity, unitPrice }) =>
        lineTotal({ quantityThousandths: quantity, unitPriceCents: unitPrice, discountHundredths: 0 }) <= MAX_CENTS,
      { path: ['quantity'], error: 'O valor do item é alto demais.' },
    ),
  )

/** An empty date field means no date. */
const optionalDate = (message: string) =>
  z.pipe(
    z.transform((date: unknown) => (date === '' ? null : date)),
    z.nullish(calendarDate(message)),
  )

const quoteFields = {
  clientId: positiveId(quoteMessages.clientRequired, 'Cliente inválido.'),
  validUntil: optionalDate('Data de validade inválida.'),
  notes: optionalLines(2000),
  paymentTerms: optionalText(300),
  deliveryDate: optionalDate('Data de entrega inválida.'),
  /** Absent: 'draft'. Another one is the event it names: sent by hand, or an answer that the owner records. */
  status: z.optional(z.enum(statusCodes, { error: 'Status inválido.' })),
  total: ignored,
}
const items = z
  .array(quoteItemBody, typeRule(itemsRule, 'Itens inválidos.'))
  .check(z.minLength(1, itemsRule), z.maxLength(MAX_QUOTE_ITEMS, quoteMessages.tooManyItems))
const quoteObjectRule = { error: 'Informe os dados do orçamento.' }

/** A quote may keep a date that has passed, but not get one. */
export const isValidity = (chosen: string | null | undefined, stored?: string | null): boolean =>
  chosen === stored || !hasPassed(chosen, today())

/** The service decides about past validity on an update. */
export const updateQuoteBody = z.object({ quote: z.object(quoteFields, quoteObjectRule), items })

export const createQuoteBody = z.object({
  quote: z.object(quoteFields, quoteObjectRule).check(
    z.refine((quote) => isValidity(quote.validUntil), {
      path: ['validUntil'],
      error: quoteMessages.validityInPast,
    }),
  ),
  items,
})

const quoteItem = z.object({
  id: z.int(),
  productId: z.int(),
  productName: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  discount: z.number(),
  total: z.number(),
})

/** How a quote gets to its customer: by something that its owner does, and says. */
export const markedChannels = ['share', 'chat', 'link', 'other'] as const
/** The last one is what the service has done itself. */
const sendingChannels = [...markedChannels, 'email'] as const

const quoteEvent = z.object({
  kind: z.enum(['sent', 'opened', ...quoteAnswers, 'reopened', 'changed', 'revoked']),
  /** ISO instant. */
  at: z.string(),
  /** Null unless it was sent. */
  channel: z.nullable(z.enum(sendingChannels)),
  /** The customer's, as typed on the quote's page; null if the owner recorded the answer. */
  name: z.nullable(z.string()),
  comment: z.nullable(z.string()),
})
export type QuoteEvent = z.output<typeof quoteEvent>

/** A version that was answered, kept as it was. */
const answeredVersion = z.object({ at: z.string(), total: z.number() })

export const quote = z.extend(quoteSummary, {
  items: z.array(quoteItem),
  paymentTerms: z.nullable(z.string()),
  deliveryDate: z.nullable(z.string()),
  /** Until when the link of its page works, an ISO instant; null if it has none. */
  linkExpiresAt: z.nullable(z.string()),
  /** The version that was accepted last stays the agreement until a newer one is accepted. */
  accepted: z.nullable(answeredVersion),
  rejected: z.nullable(answeredVersion),
  /** The latest ones, oldest first. */
  events: z.array(quoteEvent),
})
export type Quote = z.output<typeof quote>

export const getQuote = endpoint({
  method: 'GET',
  path: '/api/quotes/:id',
  access: 'account',
  params: idParams,
  status: 200,
  response: quote,
})
export const createQuote = endpoint({
  method: 'POST',
  path: '/api/quotes',
  access: 'account',
  body: createQuoteBody,
  status: 201,
  response: quote,
})
export const updateQuote = endpoint({
  method: 'PATCH',
  path: '/api/quotes/:id',
  access: 'account',
  params: idParams,
  body: updateQuoteBody,
  ifMatch: true,
  status: 200,
  response: quote,
})
export const deleteQuote = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id',
  access: 'account',
  params: idParams,
  status: 204,
})
