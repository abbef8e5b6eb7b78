import { readCsv } from './csv-file.ts'
import { type CsvKind, type ImportPlan, planImport } from './records.ts'
import { strings } from './strings.ts'

/** Far more than an artisan has, and little enough to check in a moment. */
const MAX_BYTES = 5_000_000
const MAX_LINES = 5_000

/** What importing a file would do. Throws an Error with a message for the person. */
export async function readPlan<Row, Body>(file: File, kind: CsvKind<Row, Body>, existing: readonly Row[]): Promise<ImportPlan<Body>> {
  if (file.size > MAX_BYTES) throw new Error(strings.tooLarge)
  const { rows, brokenQuote } = await readCsv(file).catch((cause: unknown) => {
    throw new Error(strings.unreadable, { cause })
  })
  if (brokenQuote !== null) throw new Error(strings.brokenQuote(brokenQuote))
  if (rows.length > MAX_LINES + 1) throw new Error(strings.tooMany)
  const plan = planImport(kind, rows, existing)
  if (rows.length === 1) throw new Error(strings.noLines)
  return plan
}
