import type { core } from '@atelie/contract/schema'
import { set } from '@atelie/web-kit/hook-form'
import { GARBLED } from './garbled.ts'
import { type CsvRow, LINES_BEFORE_TITLES } from './read-csv.ts'
import { type CsvColumn, type CsvKind, writtenValue } from './records.ts'
import { strings } from './strings.ts'
import { assertNoTitleTwice, columnsUnder, textOf, type UsedColumn } from './titles.ts'
import { withoutTrailing } from './trailing-rows.ts'

export interface NewLine<Body> {
  line: number
  body: Body
  /** The values that will be stored, in the plan's columns. */
  cells: string[]
}

export interface LineProblems {
  line: number
  problems: string[]
}

/** Says for each line of a file whether importing it would create a record. */
export interface ImportPlan<Body> {
  /** Titles of the columns that are used, in the file's order. */
  columns: string[]
  toCreate: NewLine<Body>[]
  refused: LineProblems[]
  /** Values that are read otherwise than they are written, of the lines to be created. */
  noted: LineProblems[]
  /** Parts of the file that are not read. */
  leftOut: string[]
  /** Notes to look at before the import. */
  warnings: string[]
  /** Lines whose record already exists. */
  known: number[]
  /** Lines whose record occurs earlier in the file. */
  repeated: number[]
  /** Titles that match no column. */
  ignored: string[]
}

/** How many columns of a kind have their title in a row. */
export const titleCounter =
  <Row, Body>({ columns }: CsvKind<Row, Body>) =>
  (cells: readonly string[]): number =>
    columnsUnder(cells, columns).length

/** Checks every line below the titles by the rules of the form. Throws an Error with a message about the titles. */
export function planImport<Row, Body>(
  kind: CsvKind<Row, Body>,
  rows: readonly CsvRow[],
  existing: readonly Row[],
): ImportPlan<Body> {
  const titlesAt = titleRow(kind, rows)
  const titles = rows[titlesAt]?.cells ?? []
  const used = columnsUnder(titles, kind.columns)
  assertUsable(kind, titles, used)
  const isUsed = (position: number) => used.some(({ parts }) => parts.flat().includes(position))
  const { below, trailing } = withoutTrailing(rows.slice(titlesAt + 1))
  if (below.length === 0) throw new Error(strings.noLines)
  const plan: ImportPlan<Body> = {
    columns: used.map(({ column }) => column.title),
    toCreate: [],
    refused: [],
    noted: [],
    known: [],
    repeated: [],
    ignored: titles.filter((title, position) => title && !isUsed(position)),
    leftOut: [
      ...(titlesAt > 0 ? [strings.above(rows.slice(0, titlesAt).map(({ line }) => line))] : []),
      ...(trailing.length > 0 ? [strings.trailing(trailing.map(({ line }) => line))] : []),
    ],
    warnings: letterWarnings(below),
  }
  const stored = new Set(existing.map((row) => kind.keyOf(kind.toBody(row))))
  const seen = new Set<string>()
  for (const { line, cells } of below) {
    const body = bodyOf(kind, used, cells)
    const { data, error } = kind.schema.safeParse(body)
    if (error) {
      plan.refused.push({ line, problems: [...new Set(error.issues.map((issue) => problemOf(issue, kind.columns)))] })
      continue
    }
    const key = kind.keyOf(body as Body)
    if (stored.has(key)) plan.known.push(line)
    else if (seen.has(key)) plan.repeated.push(line)
    else {
      plan.toCreate.push({
        line,
        body: body as Body,
        cells: used.map(({ column }) => writtenValue(column, column.isAmount ? body : data)),
      })
      const notes = used.flatMap((each) => each.column.note?.(textOf(each, cells)) ?? [])
      if (notes.length > 0) plan.noted.push({ line, problems: notes })
    }
    seen.add(key)
  }
  return plan
}

/** The row with most titles: reports have lines above them. */
function titleRow<Row, Body>(kind: CsvKind<Row, Body>, rows: readonly CsvRow[]): number {
  const counts = rows.slice(0, LINES_BEFORE_TITLES).map(({ cells }) => titleCounter(kind)(cells))
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function assertUsable<Row, Body>(
  kind: CsvKind<Row, Body>,
  titles: readonly string[],
  used: readonly UsedColumn[],
): void {
  if (used.length === 0) throw new Error(strings.noTitles(kind.columns.map(({ title }) => title)))
  assertNoTitleTwice(titles, used)
  const required = new Set(kind.schema.safeParse(bodyOf(kind, [], [])).error?.issues.map(({ path }) => path.join('.')))
  const missing = kind.columns.filter(
    (column) => required.has(column.path) && !used.some((each) => each.column === column),
  )
  if (missing.length > 0) throw new Error(strings.missing(missing.map(({ title }) => title)))
}

const UNREADABLE = /\uFFFD/

function letterWarnings(rows: readonly CsvRow[]): string[] {
  const linesWith = (kind: RegExp) =>
    rows.filter(({ cells }) => cells.some((cell) => kind.test(cell))).map(({ line }) => line)
  const [unreadable, garbled] = [linesWith(UNREADABLE), linesWith(GARBLED)]
  return [
    ...(unreadable.length > 0 ? [strings.unreadableLetters(unreadable)] : []),
    ...(garbled.length > 0 ? [strings.garbled(garbled)] : []),
  ]
}

/** The fault, with the name of the column. */
function problemOf({ path, message }: core.$ZodIssue, columns: readonly CsvColumn[]): string {
  const column = columns.find((each) => each.path === path.join('.'))
  return column ? `${column.title}: ${message}` : message
}

function bodyOf<Row, Body>(
  { columns }: CsvKind<Row, Body>,
  used: readonly UsedColumn[],
  cells: readonly string[],
): object {
  const body = {}
  // So that a value that is missing is missed by its own name.
  for (const { path } of columns) if (path.includes('.')) set(body, path, undefined)
  for (const each of used) {
    const text = textOf(each, cells)
    set(body, each.column.path, each.column.read ? each.column.read(text) : text)
  }
  return body
}
