import { isValidity, type Quote, quoteMessages, updateQuoteBody } from '@atelie/contract/quotes'
import { extend, refine } from '@atelie/contract/schema'
import { centsToInput, centsToNumber, parseCents } from '@atelie/money/cents'
import { lineTotal, parseDiscount, parseQuantity, quoteTotal, type QuoteLine } from '@atelie/money/quote-totals'
import type { QuoteInput } from './queries.ts'

type QuoteItemInput = QuoteInput['items'][number]

export function quoteFormSchema(stored: Quote | null) {
  const { quote } = updateQuoteBody.shape
  const validUntil = quote.shape.validUntil.check(
    refine((date) => isValidity(date, stored?.validUntil), quoteMessages.validityInPast),
  )
  return extend(updateQuoteBody, { quote: extend(quote, { validUntil }) })
}

export const emptyItem: QuoteItemInput = { productId: 0, quantity: '1', unitPrice: '0,00', discount: '0' }

const typed = (value: number): string => String(value).replace('.', ',')

/** 1234.5 → "1234,50" */
export const typedPrice = (price: number): string => centsToInput(parseCents(price) ?? 0)

/** The form keeps numbers as text, as they are typed. The terms of a new quote are null until those of the company are known. */
export function quoteFormValues(quote: Quote | null): QuoteInput {
  if (!quote)
    return {
      quote: { clientId: 0, validUntil: '', notes: '', paymentTerms: null, deliveryDate: '', status: 'draft' },
      items: [emptyItem],
    }
  const { clientId, validUntil, notes, paymentTerms, deliveryDate, items } = quote
  return {
    quote: {
      clientId,
      validUntil: validUntil ?? '',
      notes: notes ?? '',
      paymentTerms: paymentTerms ?? '',
      deliveryDate: deliveryDate ?? '',
      status: 'draft',
    },
    items: items.map(({ productId, quantity, unitPrice, discount }) => ({
      productId,
      quantity: typed(quantity),
      unitPrice: typedPrice(unitPrice),
      discount: typed(discount),
    })),
  }
}

/** An item's part of the totals while the form is filled in; an invalid number counts as zero. */
function lineOf({ quantity, unitPrice, discount }: QuoteItemInput): QuoteLine {
  const discountHundredths = parseDiscount(discount ?? 0) ?? 0
  const isDiscount = discountHundredths >= 0 && discountHundredths <= 10_000
  return {
    quantityThousandths: Math.max(parseQuantity(quantity) ?? 0, 0),
    unitPriceCents: Math.max(parseCents(unitPrice) ?? 0, 0),
    discountHundredths: isDiscount ? discountHundredths : 0,
  }
}

export const itemTotal = (item: QuoteItemInput): number => centsToNumber(lineTotal(lineOf(item)))

export const itemsTotal = (items: QuoteItemInput[]): number => centsToNumber(quoteTotal(items.map(lineOf)))

/** Plain numbers in the request, so that "1.500" is not ambiguous. */
export function toQuoteBody({ quote, items }: QuoteInput): QuoteInput {
  return {
    quote: { ...quote, total: itemsTotal(items) },
    items: items.map((item) => {
      const { quantityThousandths, unitPriceCents, discountHundredths } = lineOf(item)
      return {
        productId: item.productId,
        quantity: quantityThousandths / 1000,
        unitPrice: centsToNumber(unitPriceCents),
        discount: discountHundredths / 100,
        total: itemTotal(item),
      }
    }),
  }
}
