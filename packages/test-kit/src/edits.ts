import type { ApiResponse, Caller } from './caller.ts'

/** A call that changes a row, given the version it started from. */
export type Edit = (ifMatch?: string) => Promise<ApiResponse>

export const editOf =
  (call: Caller, method: string, path: string, body: unknown): Edit =>
  (ifMatch) =>
    call(method, path, { body, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } })

/**
 * Makes many edits of one version at once and counts the status codes.
 * @param editNumber a different edit for each number
 */
export async function raceEdits(
  editNumber: (number: number) => Edit,
  version: number,
  times: number,
): Promise<Record<number, number>> {
  const responses = await Promise.all(Array.from({ length: times }, (_, number) => editNumber(number)(String(version))))
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const badVersions = ['', 'abc', '1.5', '-1', '*', 'W/"1"', '"1', '1"', '""', '"1", "2"', '9'.repeat(16)]
