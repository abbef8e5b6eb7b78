import Papa from 'papaparse'
import { fromCell } from './cell-text.ts'

const DELIMITERS = [';', ',', '\t', '|']
/** A first line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\n/i
/** Titles are among the first lines. */
export const LINES_BEFORE_TITLES = 30

export interface CsvRow {
  /** The line it begins on, from 1. */
  line: number
  cells: string[]
}

/**
 * The rows of a file's text, without empty ones, and the line of the first cell with a broken quote: what follows cannot be
 * split into cells and is not read.
 * @param countTitles how many titles a row has: the delimiter is the one that finds most
 */
export function readCsv(
  decoded: string,
  countTitles: (cells: readonly string[]) => number,
): { rows: CsvRow[]; brokenQuote: number | null } {
  const all = decoded.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(all) ?? []
  const content = unwrapped(all.slice(separatorLine.length))
  const delimiter = separator ?? delimiterOf(content, countTitles)
  const text = withoutBlanks(content, delimiter)
  const rows: CsvRow[] = []
  let brokenQuote: number | null = null
  let line = separator ? 2 : 1
  let read = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data, errors, meta }, parsing) {
      const broken = errors.find(({ type }) => type === 'Quotes')
      if (broken) {
        brokenQuote = line + lineBreaks(text.slice(read, broken.index))
        return parsing.abort()
      }
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map(fromCell) })
      line += lineBreaks(text.slice(read, meta.cursor))
      read = meta.cursor
    },
  })
  return { rows, brokenQuote }
}

const lineBreaks = (text: string) => text.split('\n').length - 1

/** Without alternatives, so that a cell of any length can be matched. */
const QUOTED = '"[^"]*(?:""[^"]*)*"'
const QUOTED_LINE = new RegExp(`^${QUOTED}$`)

/** Some programs quote each line as a whole, with or without that of the titles. */
function unwrapped(text: string): string {
  const lines = text.split('\n')
  const below = lines.slice(1).filter((line) => line.trim() !== '')
  if (below.length === 0 || !below.every((line) => QUOTED_LINE.test(line))) return text
  return lines.map((line) => (QUOTED_LINE.test(line) ? line.slice(1, -1).replaceAll('""', '"') : line)).join('\n')
}

/** A quote is one only next to a delimiter: blanks between them would make it a part of the text. */
function withoutBlanks(text: string, delimiter: string): string {
  const blank = delimiter === '\t' ? String.raw`[ \u00A0]` : String.raw`[ \t\u00A0]`
  const edge = String.raw`[\n\u{${delimiter.codePointAt(0)!.toString(16)}}]`
  return text.replace(new RegExp(`(^|${edge})${blank}*(${QUOTED})(?:${blank}*(?=${edge}|$))?`, 'gu'), '$1$2')
}

/** Prefers, of delimiters that find equally many titles, the one that finds more cells. */
function delimiterOf(text: string, countTitles: (cells: readonly string[]) => number): string {
  const ratings = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(withoutBlanks(text, delimiter), {
      delimiter,
      newline: '\n',
      preview: LINES_BEFORE_TITLES,
    })
    const titles = Math.max(0, ...data.map(countTitles))
    return { delimiter, rating: titles * 1_000 + Math.max(0, ...data.map((cells) => cells.length)) }
  })
  return ratings.reduce((best, next) => (next.rating > best.rating ? next : best)).delimiter
}
