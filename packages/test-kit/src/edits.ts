import type { Answer, Caller } from './caller.ts'

/** A change of a row: the call that makes it, for the version it was made from. */
export type Edit = (ifMatch?: string) => Promise<Answer>

export const editOf = (call: Caller, method: string, path: string, body: unknown): Edit =>
  (ifMatch) => call(method, path, { body, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } })

/**
 * How often each status was the answer to many edits at once that were all made from one version.
 * @param editNumber one edit of each number, no two of them alike
 */
export async function raceEdits(editNumber: (number: number) => Edit, version: number, times: number): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, number) => editNumber(number)(String(version))))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const badVersions = ['', 'abc', '1.5', '-1', '*', 'W/"1"', '"1', '1"', '""', '"1", "2"', '9'.repeat(16)]
