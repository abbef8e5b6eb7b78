import { addDays } from '@atelie/contract/add-days'
import { today } from '@atelie/contract/dates'
import { isValidity, type Quote, quoteMessages, updateQuoteBody } from '@atelie/contract/quotes'
import type { Product } from '@atelie/contract/products'
import { extend, refine } from '@atelie/contract/schema'
import { centsToInput, centsToNumber, parseCents } from '@atelie/money/cents'
import { lineTotal, parseDiscount, parseQuantity, quoteTotal, type QuoteLine } from '@atelie/money/quote-totals'
import type { QuoteInput } from './queries.ts'

type QuoteItemInput = QuoteInput['items'][number]

/** An edited quote may keep its products that were deleted; with the products on offer, those of a new one are checked. */
export function quoteFormSchema(stored: Quote | null, offered: Product[] | null) {
  const { quote, items } = updateQuoteBody.shape
  const validUntil = quote.shape.validUntil.check(
    refine((date) => isValidity(date, stored?.validUntil), quoteMessages.validityInPast),
  )
  const known = offered && new Set(offered.map(({ id }) => id))
  const knownItems = items.check(({ value, issues }) => {
    for (const [index, { productId }] of value.entries())
      if (known && !known.has(productId))
        issues.push({
          code: 'custom',
          path: [index, 'productId'],
          message: quoteMessages.productUnknown,
          input: productId,
        })
  })
  return extend(updateQuoteBody, { quote: extend(quote, { validUntil }), items: knownItems })
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

/** The validity that a copy begins with, as the law has it for a quote that names none. */
const COPY_DAYS = 10

/** A new quote like another one, at its prices. */
export function copiedValues(source: Quote): QuoteInput {
  const { quote, items } = quoteFormValues(source)
  return { quote: { ...quote, validUntil: addDays(today(), COPY_DAYS), deliveryDate: '' }, items }
}

/** The current prices of those products of a quote that have other ones now, by their ids. */
export function changedPrices(source: Quote, products: Product[]): ReadonlyMap<number, number> {
  const prices = new Map(products.map(({ id, price }) => [id, price]))
  const changed = source.items.filter(({ productId, unitPrice }) => (prices.get(productId) ?? unitPrice) !== unitPrice)
  return new Map(changed.map(({ productId }) => [productId, prices.get(productId)!]))
}

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
