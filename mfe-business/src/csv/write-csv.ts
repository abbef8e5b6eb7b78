import Papa from 'papaparse'
import { toCell } from './cell-text.ts'

/** Excel in Brazil writes and expects semicolons, because numbers contain commas. */
const DELIMITER = ';'
/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A text, or a number or date with which the spreadsheet is to compute. */
export type Cell = string | { computed: string }

/** A file that a spreadsheet opens with a double click. */
export function writeCsv(rows: readonly (readonly Cell[])[]): Blob {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? toCell(cell) : cell.computed)))
  return new Blob([BYTE_ORDER_MARK, Papa.unparse(cells, { delimiter: DELIMITER, newline: '\r\n' }), '\r\n'], {
    type: 'text/csv;charset=utf-8',
  })
}
