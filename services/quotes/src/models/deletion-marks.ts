import { quoteMessages } from '@atelie/contract/quotes'
import { Problem } from '@atelie/service-kit/problem'
import { Schema, trusted, type ClientSession, type Connection, type Model } from 'mongoose'

/** Ids are never reused, so a mark only matters to quotes whose saving began before the deletion ended. */
const KEEP_SECONDS = 30 * 24 * 60 * 60
/**
 * How long after its mark a product may still be deleted. One that the crm service shows later was not: the deletion failed
 * on its way, and the mark means nothing any more.
 */
const DELETION_MS = 60_000

/** Marks of clients have a clientId, those of products a productId. */
interface Mark {
  accountId: string
  clientId?: number
  productId?: number
  createdAt: Date
}

function createMarkModel(connection: Connection, id: 'clientId' | 'productId', name: string, collection: string) {
  const schema = new Schema<Mark>(
    {
      accountId: { type: String, required: true },
      [id]: { type: Number, required: true },
      createdAt: { type: Date, required: true, default: () => new Date(), expires: KEEP_SECONDS },
    },
    { versionKey: false },
  )
  schema.index({ accountId: 1, [id]: 1 }, { unique: true })
  return connection.model(name, schema, collection)
}

/** Mark what the crm service deletes: otherwise a quote that is just being saved would keep what is no longer there. */
export const createDeletionMarks = (connection: Connection) => ({
  clients: createMarkModel(connection, 'clientId', 'DeletedClient', 'deletedClients'),
  products: createMarkModel(connection, 'productId', 'DeletedProduct', 'deletedProducts'),
})
export type DeletionMarks = ReturnType<typeof createDeletionMarks>

/** For use inside an account transaction, as is `refuseDeleted`. May be repeated; the mark counts from the last time. */
export async function mark(marks: Model<Mark>, record: Omit<Mark, 'createdAt'>, session: ClientSession): Promise<void> {
  const { matchedCount } = await marks.updateOne(record, { createdAt: new Date() }, { session })
  if (matchedCount === 0) await marks.create([record], { session })
}

interface TakenRecords {
  accountId: string
  clientId: number
  items: readonly { productId: number }[]
  /** When the crm service was asked for them, or earlier. */
  askedAt: Date
}

/** Throws Problem('validation') if a record that a quote takes has been deleted since the crm service was asked for it. */
export async function refuseDeleted(
  marks: DeletionMarks,
  { accountId, clientId, items, askedAt }: TakenRecords,
  session: ClientSession,
): Promise<void> {
  const isClientDeleted = await marks.clients.exists({ accountId, clientId }).session(session)
  const found = await marks.products
    .find({ accountId, productId: trusted({ $in: items.map(({ productId }) => productId) }) }, null, { session })
    .lean()
  const deleted = new Set(
    found
      .filter(({ createdAt }) => createdAt.getTime() + DELETION_MS > askedAt.getTime())
      .map(({ productId }) => productId),
  )
  const issues = [
    ...(isClientDeleted ? [{ path: 'quote.clientId', message: quoteMessages.clientUnknown }] : []),
    ...items.flatMap(({ productId }, index) =>
      deleted.has(productId) ? [{ path: `items.${index}.productId`, message: quoteMessages.productUnknown }] : [],
    ),
  ]
  if (issues.length > 0) throw new Problem('validation', { error: issues[0]?.message, issues })
}
