import { quoteMessages } from '@atelie/contract/quotes'
import { createMarkModel } from '@atelie/service-kit/deletion-marks'
import { Problem } from '@atelie/service-kit/problem'
import { trusted, type ClientSession, type Connection } from 'mongoose'

/**
 * How long after its mark a product may still be deleted. One that the crm service shows later was not: the deletion failed
 * on its way, and the mark means nothing any more.
 */
const DELETION_MS = 60_000

/** Mark what the crm service deletes: otherwise a quote that is just being saved would keep what is no longer there. */
export const createDeletionMarks = (connection: Connection) => ({
  clients: createMarkModel(connection, { id: 'clientId', name: 'DeletedClient', collection: 'deletedClients' }),
  products: createMarkModel(connection, { id: 'productId', name: 'DeletedProduct', collection: 'deletedProducts' }),
})
export type DeletionMarks = ReturnType<typeof createDeletionMarks>

interface TakenRecords {
  accountId: string
  clientId: number
  items: readonly { productId: number }[]
  /** When the crm service was asked for them, or earlier. */
  askedAt: Date
}

/** For use inside an account transaction. Throws Problem('validation') if a record that a quote takes has been deleted since the crm service was asked for it. */
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
