import type { Quote, QuoteSummary } from '@atelie/contract/quotes'
import { centsToNumber } from '@atelie/money/cents'
import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const text = { type: String, required: true } as const
const optionalText = { type: String, default: null } as const
const number = { type: Number, required: true } as const

const itemSchema = new Schema(
  {
    id: number,
    productId: number,
    productName: text,
    unit: text,
    quantityThousandths: number,
    unitPriceCents: number,
    discountHundredths: number,
    totalCents: number,
  },
  { _id: false },
)

const quoteSchema = new Schema(
  {
    accountId: text,
    id: number,
    version: number,
    clientId: number,
    /** Copied when the quote is saved, so that a later edit of the client never changes what was sent. */
    client: { name: text, phone: text, address: text },
    createdAt: { type: Date, required: true },
    validUntil: optionalText,
    notes: optionalText,
    paymentTerms: optionalText,
    deliveryDate: optionalText,
    status: text,
    items: { type: [itemSchema], required: true },
    totalCents: number,
  },
  { versionKey: false },
)

quoteSchema.index({ accountId: 1, id: 1 }, { unique: true })
quoteSchema.index({ accountId: 1, 'items.productId': 1 })
quoteSchema.index({ accountId: 1, clientId: 1 })

export type StoredQuote = InferSchemaType<typeof quoteSchema>

export const createQuoteModel = (connection: Connection) =>
  connection.model<StoredQuote>('Quote', quoteSchema, 'quotes')
export type QuoteModel = ReturnType<typeof createQuoteModel>

/** Everything the list shows, so without the items. */
export const SUMMARY_FIELDS = { items: 0 } as const

export function toSummary(stored: Omit<StoredQuote, 'items'>): QuoteSummary {
  const { id, version, clientId, client, createdAt, validUntil, notes, status, totalCents } = stored
  return {
    id,
    version,
    clientId,
    client: { name: client!.name },
    createdAt: createdAt.toISOString(),
    validUntil: validUntil ?? null,
    notes: notes ?? null,
    status,
    total: centsToNumber(totalCents),
  }
}

export function toQuote(stored: StoredQuote): Quote {
  return {
    ...toSummary(stored),
    paymentTerms: stored.paymentTerms ?? null,
    deliveryDate: stored.deliveryDate ?? null,
    items: stored.items.map((item) => ({
      id: item.id,
      productId: item.productId,
      productName: item.productName,
      unit: item.unit,
      quantity: item.quantityThousandths / 1000,
      unitPrice: centsToNumber(item.unitPriceCents),
      discount: item.discountHundredths / 100,
      total: centsToNumber(item.totalCents),
    })),
  }
}
