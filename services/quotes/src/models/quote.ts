import type { QuoteSummary } from '@atelie/contract/quote-list'
import type { Quote, QuoteEvent } from '@atelie/contract/quotes'
import { centsToNumber } from '@atelie/money/cents'
import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const text = { type: String, required: true } as const
const optionalText = { type: String, default: null } as const
const number = { type: Number, required: true } as const

const optionalInstant = { type: Date, default: null } as const
const instant = { type: Date, required: true } as const

const itemSchema = new Schema(
  {
    id: number,
    productId: number,
    productName: text,
    productDescription: optionalText,
    unit: text,
    quantityThousandths: number,
    unitPriceCents: number,
    discountHundredths: number,
    totalCents: number,
  },
  { _id: false },
)

const eventSchema = new Schema(
  { kind: text, at: instant, channel: optionalText, name: optionalText, comment: optionalText },
  { _id: false },
)

/** The last hash is that of the link's token; earlier ones are of the same link, before the service's key was changed. */
const linkSchema = new Schema(
  { number, hashes: { type: [String], required: true }, expiresAt: optionalInstant },
  { _id: false },
)

const answeredSchema = new Schema({ at: instant, totalCents: number }, { _id: false })
const answered = { type: answeredSchema, default: null } as const

const quoteSchema = new Schema(
  {
    accountId: text,
    id: number,
    version: number,
    clientId: number,
    /** Copied when the quote is saved, so that a later edit of the client never changes what was sent. */
    client: { name: text, phone: text, address: text },
    createdAt: instant,
    validUntil: optionalText,
    notes: optionalText,
    paymentTerms: optionalText,
    deliveryDate: optionalText,
    status: text,
    sentAt: optionalInstant,
    openedAt: optionalInstant,
    /** Since when customers can see this version, or could if they had the link. */
    offeredAt: optionalInstant,
    hasNewAnswer: { type: Boolean, default: false },
    /** Null if the quote never had a link; a revoked one has no hashes. */
    link: { type: linkSchema, default: null },
    accepted: answered,
    rejected: answered,
    events: { type: [eventSchema], default: [] },
    items: { type: [itemSchema], required: true },
    totalCents: number,
  },
  { versionKey: false },
)

quoteSchema.index({ accountId: 1, id: 1 }, { unique: true })
quoteSchema.index({ accountId: 1, 'items.productId': 1 })
quoteSchema.index({ accountId: 1, clientId: 1 })
quoteSchema.index({ accountId: 1, hasNewAnswer: 1 }, { partialFilterExpression: { hasNewAnswer: true } })

export type StoredQuote = InferSchemaType<typeof quoteSchema>

export const createQuoteModel = (connection: Connection) =>
  connection.model<StoredQuote>('Quote', quoteSchema, 'quotes')
export type QuoteModel = ReturnType<typeof createQuoteModel>

/** All but the fields that the list does not show. */
export const SUMMARY_FIELDS = { items: 0, events: 0 } as const

const instantOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

/** Fields that quotes of earlier versions lack count as null. */
export function toSummary(stored: Omit<StoredQuote, 'items' | 'events'>): QuoteSummary {
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
    sentAt: instantOf(stored.sentAt),
    openedAt: instantOf(stored.openedAt),
    hasNewAnswer: stored.hasNewAnswer ?? false,
  }
}

export function toQuote(stored: StoredQuote): Quote {
  return {
    ...toSummary(stored),
    paymentTerms: stored.paymentTerms ?? null,
    deliveryDate: stored.deliveryDate ?? null,
    linkExpiresAt: instantOf(stored.link?.expiresAt),
    accepted: toAnswered(stored.accepted),
    rejected: toAnswered(stored.rejected),
    events: (stored.events ?? []).map(toEvent),
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

const toAnswered = (version: StoredQuote['accepted']): Quote['accepted'] =>
  version ? { at: version.at.toISOString(), total: centsToNumber(version.totalCents) } : null

function toEvent({ kind, at, channel, name, comment }: StoredQuote['events'][number]): QuoteEvent {
  return {
    kind: kind as QuoteEvent['kind'],
    at: at.toISOString(),
    channel: (channel ?? null) as QuoteEvent['channel'],
    name: name ?? null,
    comment: comment ?? null,
  }
}
