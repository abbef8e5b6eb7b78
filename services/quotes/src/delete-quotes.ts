import { trusted, type ClientSession } from 'mongoose'
import type { Models } from './models.ts'

interface Deletion {
  accountId: string
  ids: readonly number[]
  session: ClientSession
}

/** Deletes quotes with all that belongs to them, within an account transaction. Returns how many there were. */
export async function deleteQuotes(
  { quotes, answeredVersions, links, pdfs, deletions }: Models,
  { accountId, ids, session }: Deletion,
): Promise<number> {
  const rows = { accountId, id: trusted({ $in: ids }) }
  const parts = { accountId, quoteId: trusted({ $in: ids }) }
  const deleted = await quotes.find(rows, { id: 1, link: 1, accepted: 1 }, { session }).lean()
  const hashes = deleted.flatMap(({ link }) => link?.hashes ?? [])
  if (hashes.length > 0) await links.deleteMany({ _id: trusted({ $in: hashes }) }, { session })
  const agreed = deleted.filter(({ accepted }) => accepted).map(({ id }) => ({ accountId, quoteId: id }))
  if (agreed.length > 0) await deletions.insertMany(agreed, { session })
  for (const model of Object.values(pdfs)) await model.deleteMany(parts, { session })
  await answeredVersions.deleteMany(parts, { session })
  const { deletedCount } = await quotes.deleteMany(rows, { session })
  return deletedCount
}
