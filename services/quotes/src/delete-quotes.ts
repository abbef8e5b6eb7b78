import { trusted, type ClientSession } from 'mongoose'
import type { Models } from './models.ts'

interface Deletion {
  accountId: string
  ids: readonly number[]
  session: ClientSession
}

/** Deletes quotes with all that belongs to them, within an account transaction. Returns how many there were. */
export async function deleteQuotes(
  { quotes, answeredVersions, links, pdfs }: Models,
  { accountId, ids, session }: Deletion,
): Promise<number> {
  const rows = { accountId, id: trusted({ $in: ids }) }
  const parts = { accountId, quoteId: trusted({ $in: ids }) }
  const shared = await quotes.find(rows, { link: 1 }, { session }).lean()
  const hashes = shared.flatMap(({ link }) => link?.hashes ?? [])
  if (hashes.length > 0) await links.deleteMany({ _id: trusted({ $in: hashes }) }, { session })
  for (const model of [pdfs.owner, pdfs.customer]) await model.deleteMany(parts, { session })
  await answeredVersions.deleteMany(parts, { session })
  const { deletedCount } = await quotes.deleteMany(rows, { session })
  return deletedCount
}
