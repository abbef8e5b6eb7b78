import { Problem } from './problem.ts'

/** The fields a caller sent, for $set: an absent field keeps its stored value, null clears it. */
export function present(fields: Record<string, unknown>, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined).map(([name, value]) => [prefix + name, value]),
  )
}

/**
 * The row that an update has just changed. Throws Problem('not_found') when there was none, Problem('stale') when the
 * caller had seen another version: inside an account's write, where throwing undoes the update.
 */
export function changedRow<Row extends { version: number }>(row: Row | null, ifMatch: number | undefined): Row {
  if (!row) throw new Problem('not_found')
  if (ifMatch !== undefined && row.version !== ifMatch + 1) throw new Problem('stale')
  return row
}
