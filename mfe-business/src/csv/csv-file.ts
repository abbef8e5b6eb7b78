/** Excel in Brazil writes and expects semicolons, because the comma belongs to its numbers. */
const DELIMITER = ';'
/** By this mark Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const FORMULA = /^'(?=[=+\-@\t\r])/

const parser = async () => (await import('papaparse')).default

/** A file that Excel opens with a double click. What would start a formula there is written with an apostrophe in front. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { unparse } = await parser()
  const text = unparse(rows.map((row) => [...row]), { delimiter: DELIMITER, newline: '\r\n', escapeFormulae: true })
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/** The rows of a file, the ones without any text left out; each with the number of the line it begins on, from 1. */
export async function readCsv(file: Blob): Promise<{ line: number; cells: string[] }[]> {
  const { parse } = await parser()
  const text = decode(await file.arrayBuffer())
  const rows: { line: number; cells: string[] }[] = []
  let line = 1
  let read = 0
  parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data, meta }) {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map((cell) => cell.trim().replace(FORMULA, '')) })
      line += text.slice(read, meta.cursor).split('\n').length - 1
      read = meta.cursor
    },
  })
  return rows
}

/** Whichever of the usual ones the titles are parted by. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.split(/\r?\n/, 1)
  const count = (delimiter: string) => titles.split(delimiter).length
  return [DELIMITER, ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** UTF-8, or what Excel on Windows writes when asked for plain CSV. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export function download(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
