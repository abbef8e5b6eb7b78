/** Excel in Brazil writes and expects semicolons, because the comma belongs to its numbers. */
const DELIMITER = ';'
/** By this mark Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** The library's own expression overlooks a cell of several lines. */
const FORMULA = /^[=+\-@\t\r]/
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r])/
/** Excel is told the delimiter by such a first line. */
const SEPARATOR_LINE = /^sep=(.)\n/i

export interface CsvRow {
  /** The line it begins on, from 1. */
  line: number
  cells: string[]
}

const parser = async () => (await import('papaparse')).default

/** A file that Excel opens with a double click. What would start a formula there is written with an apostrophe in front. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { unparse } = await parser()
  const text = unparse(rows.map((row) => [...row]), { delimiter: DELIMITER, newline: '\r\n', escapeFormulae: FORMULA })
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/**
 * The rows of a file, the ones without any text left out, and the line of the first cell whose quotes do not fit: what
 * follows it cannot be told apart and is not read.
 */
export async function readCsv(file: Blob): Promise<{ rows: CsvRow[]; brokenQuote: number | null }> {
  const { parse } = await parser()
  const all = decode(await file.arrayBuffer()).replace(/\r\n?/g, '\n')
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(all) ?? []
  const text = all.slice(separatorLine.length)
  const rows: CsvRow[] = []
  let brokenQuote: number | null = null
  let line = separator ? 2 : 1
  let read = 0
  parse<string[]>(text, {
    delimiter: separator ?? delimiterOf(text),
    newline: '\n',
    step({ data, errors, meta }, parsing) {
      const broken = errors.find(({ type }) => type === 'Quotes')
      if (broken) {
        brokenQuote = line + lineBreaks(text.slice(read, broken.index))
        return parsing.abort()
      }
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map((cell) => cell.trim().replace(ESCAPED_FORMULA, '')) })
      line += lineBreaks(text.slice(read, meta.cursor))
      read = meta.cursor
    },
  })
  return { rows, brokenQuote }
}

const lineBreaks = (text: string) => text.split('\n').length - 1

/** Whichever of the usual ones the titles are parted by. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.split('\n', 1)
  const count = (delimiter: string) => titles.split(delimiter).length
  return [DELIMITER, ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** UTF-16 when it is marked so, else UTF-8, or what Excel on Windows writes when asked for plain CSV. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
