/** Excel in Brazil writes and expects semicolons, because numbers contain commas. */
const DELIMITER = ';'
/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** The library's own expression misses cells with several lines. */
const FORMULA = /^[=+\-@\t\r]/
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r])/
/** A first line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\n/i

export interface CsvRow {
  /** The line it begins on, from 1. */
  line: number
  cells: string[]
}

const parser = async () => (await import('papaparse')).default

/** A file that Excel opens with a double click. A cell that would start a formula gets a leading apostrophe. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { unparse } = await parser()
  const text = unparse(rows.map((row) => [...row]), { delimiter: DELIMITER, newline: '\r\n', escapeFormulae: FORMULA })
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/**
 * The rows of a file, without empty ones, and the line of the first cell with a broken quote: what follows cannot be split
 * into cells and is not read.
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

/** The usual delimiter that occurs most often in the titles. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.split('\n', 1)
  const count = (delimiter: string) => titles.split(delimiter).length
  return [DELIMITER, ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** UTF-16 if marked as such, else UTF-8, or what Excel on Windows writes as plain CSV. */
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
