import { Schema, type ClientSession, type Connection, type Model } from 'mongoose'

/** Ids are never reused, so a mark only matters to writes that began before the deletion ended. */
const KEEP_SECONDS = 30 * 24 * 60 * 60

/** Says that a record of another service is deleted, or about to be. */
type Mark<Id extends string> = { accountId: string; createdAt: Date } & Record<Id, number>

export function createMarkModel<Id extends string>(
  connection: Connection,
  { id, name, collection }: { id: Id; name: string; collection: string },
): Model<Mark<Id>> {
  const schema = new Schema(
    {
      accountId: { type: String, required: true },
      [id]: { type: Number, required: true },
      createdAt: { type: Date, required: true, default: () => new Date(), expires: KEEP_SECONDS },
    },
    { versionKey: false },
  )
  schema.index({ accountId: 1, [id]: 1 }, { unique: true })
  return connection.model(name, schema, collection) as unknown as Model<Mark<Id>>
}

/** For use inside an account transaction. May be repeated; the mark counts from the last time. */
export async function mark<Id extends string>(
  marks: Model<Mark<Id>>,
  record: Omit<Mark<Id>, 'createdAt'>,
  session: ClientSession,
): Promise<void> {
  const rows = marks as unknown as Model<Record<string, unknown>>
  const { matchedCount } = await rows.updateOne(record, { createdAt: new Date() }, { session })
  if (matchedCount === 0) await rows.create([record], { session })
}
