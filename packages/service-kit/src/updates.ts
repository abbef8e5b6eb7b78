import { isDeepStrictEqual } from 'node:util'
import type { ClientSession, Model, UpdateQuery } from 'mongoose'
import { Problem } from './problem.ts'

/** The fields a caller sent, for $set: a field that is absent keeps its stored value, null clears it. */
export function present(fields: Record<string, unknown>, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [prefix + name, value]),
  )
}

/**
 * Decides about an edit of a row whose version was `ifMatch` when the caller read it. It is 'already-applied' when a newer
 * version has the same values: the caller never got the response and retries.
 * @param fields what the edit sets; a nested field is named `part.field`
 */
export function editState(
  row: { version: number },
  fields: Record<string, unknown>,
  ifMatch: number | undefined,
): 'apply' | 'already-applied' | 'stale' {
  if (ifMatch === undefined || ifMatch === row.version) return 'apply'
  const isThere = Object.entries(fields).every(([path, value]) => isDeepStrictEqual(valueAt(row, path) ?? null, value))
  return isThere ? 'already-applied' : 'stale'
}

const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], row)

interface Edit<Row> {
  row: { accountId: string; id: number }
  fields: Record<string, unknown>
  /** The update of what an edit changes besides its fields. */
  effects?: (before: Row) => UpdateQuery<Row>
  ifMatch: number | undefined
  session: ClientSession
}

/**
 * Edits a row within an account's transaction and returns it as it was and as it is. Throws Problem('not_found') or
 * Problem('stale').
 */
export async function editRow<Row extends { version: number }>(
  model: Model<Row>,
  { row, fields, effects, ifMatch, session }: Edit<Row>,
): Promise<{ before: Row; after: Row }> {
  const before = await model.findOne(row, null, { session }).lean<Row>()
  if (!before) throw new Problem('not_found')
  const state = editState(before, fields, ifMatch)
  if (state === 'stale') throw new Problem('stale')
  if (state === 'already-applied') return { before, after: before }
  const { $set, ...others } = effects?.(before) ?? {}
  await model.updateOne(row, { $set: { ...fields, ...$set }, $inc: { version: 1 }, ...others } as object, { session })
  const after = await model.findOne(row, null, { session }).orFail().lean<Row>()
  return { before, after }
}
