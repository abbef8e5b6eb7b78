import type { core, ZodMiniType } from '@atelie/contract/schema'
import { foldText } from '@atelie/contract/text'
import { type FieldPathByValue, type FieldValues, get, type PathValue, set } from '@atelie/web-kit/hook-form'
import type { CsvRow } from './csv-file.ts'
import { strings } from './strings.ts'

type Leaf = string | number | boolean | null | undefined
/** The path of a value in the request body, such as 'client.name'. */
type LeafPath<Body extends FieldValues> = FieldPathByValue<Body, Leaf>

/** How a value is written to its cell and read from it; unchanged by default. */
interface Cell<Value> {
  write?: (value: Value) => string
  read?: (text: string) => unknown
}

interface CsvColumn extends Cell<never> {
  title: string
  path: string
}

/** What exporting and importing a kind of record takes. */
export interface CsvKind<Row, Body> {
  /** Name of the exported file, without its extension. */
  fileName: string
  columns: readonly CsvColumn[]
  schema: ZodMiniType<unknown, Body>
  /** A record as a request body. */
  toBody: (row: Row) => Body
  /** Records with the same key count as the same one. */
  keyOf: (body: Body) => string
}

/** A column for every value of the request body, in the order of the titles. */
export function csvColumns<Body extends FieldValues>(
  titles: Record<LeafPath<Body>, string>, cells: { [Path in LeafPath<Body>]?: Cell<PathValue<Body, Path>> },
): CsvColumn[] {
  return Object.entries<string>(titles).map(([path, title]) => ({ path, title, ...cells[path as LeafPath<Body>] }))
}

export interface NewLine<Body> {
  line: number
  body: Body
  /** As written in the file, in the plan's columns. */
  cells: string[]
}

export interface RefusedLine {
  line: number
  problems: string[]
}

/** What importing each line of a file would do. */
export interface ImportPlan<Body> {
  /** Titles of the columns that are used, in the file's order. */
  columns: string[]
  toCreate: NewLine<Body>[]
  refused: RefusedLine[]
  /** Lines whose record already exists. */
  known: number[]
  /** Lines whose record occurs earlier in the file. */
  repeated: number[]
  /** Titles that match no column. */
  ignored: string[]
}

export function toRows<Row, Body>({ columns, toBody }: CsvKind<Row, Body>, records: readonly Row[]): string[][] {
  const cellsOf = (body: Body) => columns.map(({ path, write = String }) => write(get(body, path) as never))
  return [columns.map(({ title }) => title), ...records.map((record) => cellsOf(toBody(record)))]
}

/** Checks every line below the titles by the rules of the form. Throws an Error with a message about the titles. */
export function planImport<Row, Body>(
  kind: CsvKind<Row, Body>, [titles, ...rows]: readonly CsvRow[], existing: readonly Row[],
): ImportPlan<Body> {
  const columns = columnsUnder(titles?.cells ?? [], kind)
  const isUsed = (_: string, index: number) => columns[index] !== undefined
  const stored = new Set(existing.map((row) => kind.keyOf(kind.toBody(row))))
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

function columnsUnder<Row, Body>(titles: readonly string[], kind: CsvKind<Row, Body>): (CsvColumn | undefined)[] {
  const columns = titles.map((title) => kind.columns.find((column) => foldText(column.title) === foldText(title)))
  if (!columns.some(Boolean)) throw new Error(strings.noTitles(kind.columns.map(({ title }) => title)))
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (twice) throw new Error(strings.titleTwice(twice.title))
  return columns
}

/** What is wrong, with the name of the column. */
function problemOf({ path, message }: core.$ZodIssue, columns: readonly { path: string; title: string }[]): string {
  const column = columns.find((each) => each.path === path.join('.'))
  return column ? `${column.title}: ${message}` : message
}

function bodyOf(columns: readonly (CsvColumn | undefined)[], cells: readonly string[]): object {
  const body = {}
  columns.forEach((column, index) => {
    const text = cells[index] ?? ''
    if (column) set(body, column.path, column.read ? column.read(text) : text)
  })
  return body
}
