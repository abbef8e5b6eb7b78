import type { ZodMiniType } from '@atelie/contract/schema'
import { type FieldPathByValue, type FieldValues, get, type PathValue } from '@atelie/web-kit/hook-form'
import type { Cell } from './write-csv.ts'

type Leaf = string | number | boolean | null | undefined
/** The path of a value in the request body, such as 'client.name'. */
type LeafPath<Body extends FieldValues> = FieldPathByValue<Body, Leaf>

/** How a value is written to its cell and read from it; unchanged by default. */
interface CellRules<Value> {
  write?: (value: Value) => string
  read?: (text: string) => unknown
  /** A hint about how the person's cell is read; null if there is nothing to say. */
  note?: (text: string) => string | null
  /** Other titles of the column, the likeliest first. */
  titles?: readonly string[]
  /** Titles for each part of a value that some files have in several columns, instead of the column's own. */
  parts?: readonly (readonly string[])[]
  /** A spreadsheet is to compute with it. It is sent as a decimal, but parsed into cents. */
  isAmount?: true
}

export interface CsvColumn extends CellRules<never> {
  title: string
  path: string
}

/** The parts that exporting and importing a kind of record takes. */
export interface CsvKind<Row, Body> {
  columns: readonly CsvColumn[]
  schema: ZodMiniType<unknown, Body>
  /** A record as a request body. */
  toBody: (row: Row) => Body
  /** Records with the same key count as the same one. */
  keyOf: (body: Body) => string
}

/** A column for every value of the request body, in the order of the titles. */
export function csvColumns<Body extends FieldValues>(
  titles: Record<LeafPath<Body>, string>,
  rules: { [Path in LeafPath<Body>]?: CellRules<PathValue<Body, Path>> },
): CsvColumn[] {
  return Object.entries<string>(titles).map(([path, title]) => ({ path, title, ...rules[path as LeafPath<Body>] }))
}

/** The records below the titles, as the file is written. */
export function toRows<Row, Body>({ columns, toBody }: CsvKind<Row, Body>, records: readonly Row[]): Cell[][] {
  const cellOf = (body: Body, column: CsvColumn) =>
    column.isAmount ? { computed: writtenValue(column, body) } : writtenValue(column, body)
  return [
    columns.map(({ title }) => title),
    ...records.map(toBody).map((body) => columns.map((column) => cellOf(body, column))),
  ]
}

/** A column's value in a body, as it is written to its cell. */
export const writtenValue = ({ path, write = String }: CsvColumn, body: unknown): string =>
  write((get(body, path) ?? '') as never)
