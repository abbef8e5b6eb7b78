import { foldText } from '@atelie/web-kit/use-search'
import type { z } from 'zod'
import type { CsvRow } from './csv-file.ts'
import { strings } from './strings.ts'

/** One column of a file: how a record's text is written and where it belongs when it is read. */
interface CsvColumn<Row> {
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
  /** As they stand in the file, in the plan's columns. */
  cells: string[]
}

export interface RefusedLine {
  line: number
  problems: string[]
}

/** What would happen to each line of a file. */
export interface ImportPlan<Body> {
  /** Titles of the columns that are used, in the file's order. */
  columns: string[]
  toCreate: NewLine<Body>[]
  refused: RefusedLine[]
  /** Lines whose record is in the account already. */
  known: number[]
  /** Lines whose record stands further up in the file. */
  repeated: number[]
  /** Titles that no column answers to. */
  ignored: string[]
}

export function toRows<Row, Body>({ columns }: CsvKind<Row, Body>, records: readonly Row[]): string[][] {
  return [columns.map(({ title }) => title), ...records.map((record) => columns.map(({ write }) => write(record)))]
}

/** Looks at every line below the titles and judges it by the rules of the form. Throws an Error in words about the titles. */
export function planImport<Row, Body>(
  kind: CsvKind<Row, Body>, [titles, ...rows]: readonly CsvRow[], existing: readonly Row[],
): ImportPlan<Body> {
  const columns = columnsUnder(titles?.cells ?? [], kind)
  const isUsed = (_: string, index: number) => columns[index] !== undefined
  const stored = new Set(existing.map(kind.keyOfRow))
  const seen = new Set<string>()
  const plan: ImportPlan<Body> = {
    columns: columns.flatMap((column) => column?.title ?? []), toCreate: [], refused: [], known: [], repeated: [],
    ignored: (titles?.cells ?? []).filter((title, index) => title && !columns[index]),
  }
  for (const { line, cells } of rows) {
    const body = bodyOf(columns, cells)
    const { error } = kind.schema.safeParse(body)
    if (error) {
      plan.refused.push({ line, problems: [...new Set(error.issues.map((issue) => problemOf(issue, kind.columns)))] })
      continue
    }
    const key = kind.keyOf(body as Body)
    if (stored.has(key)) plan.known.push(line)
    else if (seen.has(key)) plan.repeated.push(line)
    else plan.toCreate.push({ line, body: body as Body, cells: columns.map((_, index) => cells[index] ?? '').filter(isUsed) })
    seen.add(key)
  }
  return plan
}

function columnsUnder<Row, Body>(titles: readonly string[], kind: CsvKind<Row, Body>): (CsvColumn<Row> | undefined)[] {
  const columns = titles.map((title) => kind.columns.find((column) => foldText(column.title) === foldText(title)))
  if (!columns.some(Boolean)) throw new Error(strings.noTitles(kind.columns.map(({ title }) => title)))
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (twice) throw new Error(strings.titleTwice(twice.title))
  return columns
}

/** What is wrong, with the name of the column it is about. */
function problemOf({ path, message }: z.core.$ZodIssue, columns: readonly { path: string; title: string }[]): string {
  const column = columns.find((each) => each.path === path.join('.'))
  return column ? `${column.title}: ${message}` : message
}

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
