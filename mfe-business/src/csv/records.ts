import type { z } from 'zod'

/** One column of a file: how a record's text is written and where it belongs when it is read. */
export interface CsvColumn<Row> {
  title: string
  /** Its place in what is sent, such as 'client.name'. */
  path: string
  write: (row: Row) => string
  /** A cell's text as it is sent; as it stands by default. */
  read?: (text: string) => unknown
}

/** What one kind of record needs to go out to a file and come in from one. */
export interface CsvKind<Row, Body> {
  /** Name of the exported file, without its ending. */
  fileName: string
  columns: readonly CsvColumn<Row>[]
  schema: z.ZodType<unknown, Body>
  /** Two records with the same key are taken for the same one. */
  keyOf: (body: Body) => string
  keyOfRow: (row: Row) => string
}

export interface NewLine<Body> {
  line: number
  body: Body
}

export interface RefusedLine {
  line: number
  problems: string[]
}

/** What would happen to each line of a file. */
export interface ImportPlan<Body> {
  toCreate: NewLine<Body>[]
  refused: RefusedLine[]
  /** How many are there already, in the account or further up in the file. */
  known: number
  /** Titles that no column answers to. */
  ignored: string[]
}

export function toRows<Row, Body>({ columns }: CsvKind<Row, Body>, records: readonly Row[]): string[][] {
  return [columns.map(({ title }) => title), ...records.map((record) => columns.map(({ write }) => write(record)))]
}

/**
 * Looks at every line below the titles and judges it by the rules of the form.
 * Null when the first line has none of the titles.
 */
export function planImport<Row, Body>(
  kind: CsvKind<Row, Body>, [titles, ...lines]: readonly { line: number; cells: string[] }[], existing: readonly Row[],
): ImportPlan<Body> | null {
  const columns = (titles?.cells ?? []).map((title) => kind.columns.find((column) => plain(column.title) === plain(title)))
  if (!columns.some(Boolean)) return null
  const seen = new Set(existing.map(kind.keyOfRow))
  const plan: ImportPlan<Body> = { toCreate: [], refused: [], known: 0, ignored: (titles?.cells ?? []).filter((title, index) => title && !columns[index]) }
  for (const { line, cells } of lines) {
    const body = bodyOf(columns, cells)
    const { error } = kind.schema.safeParse(body)
    if (error) {
      plan.refused.push({ line, problems: error.issues.map(({ message }) => message) })
    } else if (seen.has(kind.keyOf(body as Body))) {
      plan.known += 1
    } else {
      seen.add(kind.keyOf(body as Body))
      plan.toCreate.push({ line, body: body as Body })
    }
  }
  return plan
}

/** Titles are compared without case, accents and white space at their ends. */
export const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function bodyOf<Row>(columns: readonly (CsvColumn<Row> | undefined)[], cells: readonly string[]): object {
  const body: Record<string, unknown> = {}
  columns.forEach((column, index) => {
    const text = cells[index] ?? ''
    if (column) place(body, column.path.split('.'), column.read ? column.read(text) : text)
  })
  return body
}

function place(node: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) node[key] = value
  else place((node[key] ??= {}) as Record<string, unknown>, rest, value)
}
