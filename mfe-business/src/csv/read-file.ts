import { decode, isWorkbook } from './decode.ts'
import { type ImportPlan, planImport, titleCounter } from './plan.ts'
import { readCsv } from './read-csv.ts'
import type { CsvKind } from './records.ts'
import { strings } from './strings.ts'

/** Far more than an artisan has, and little enough to check in a moment. */
const MAX_BYTES = 5_000_000
const MAX_RECORDS = 5_000
/** With what stands above the titles and below the records. */
const MAX_LINES = MAX_RECORDS + 100

/** Plans the import of a file, without any change. Throws an Error with a message for the person. */
export async function readPlan<Row, Body>(
  file: File,
  kind: CsvKind<Row, Body>,
  existing: readonly Row[],
): Promise<ImportPlan<Body>> {
  if (file.size > MAX_BYTES) throw new Error(strings.tooLarge)
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    throw new Error(strings.unreadable, { cause })
  })
  const bytes = new Uint8Array(content)
  if (isWorkbook(bytes)) throw new Error(strings.workbook)
  const { text, encoding } = decode(bytes)
  const { rows, brokenQuote } = readCsv(text, titleCounter(kind))
  if (brokenQuote !== null) throw new Error(strings.brokenQuote(brokenQuote))
  if (rows.length > MAX_LINES) throw new Error(strings.tooMany)
  const plan = planImport(kind, rows, existing)
  if (plan.toCreate.length + plan.refused.length + plan.known.length + plan.repeated.length > MAX_RECORDS)
    throw new Error(strings.tooMany)
  const oldEncoding = strings.encodings[encoding]
  return oldEncoding ? { ...plan, warnings: [strings.encoding(oldEncoding), ...plan.warnings] } : plan
}
