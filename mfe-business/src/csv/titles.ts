import { foldText } from '@atelie/contract/text'
import type { CsvColumn } from './records.ts'
import { strings } from './strings.ts'

/** A column of a record with the file's columns that it is read from. */
export interface UsedColumn {
  column: CsvColumn
  /** Positions in a row: for each part of the value, in order of preference. */
  parts: number[][]
}

/** Say nothing about a column. */
const FILLERS = new Set(['de', 'do', 'da', 'dos', 'das', 'em'])
const ABBREVIATED: Record<string, string> = {
  av: 'avenida',
  cel: 'celular',
  cod: 'codigo',
  desc: 'descricao',
  dt: 'data',
  end: 'endereco',
  nasc: 'nascimento',
  pr: 'preco',
  prod: 'produto',
  tel: 'telefone',
  unit: 'unitario',
  vl: 'valor',
  vlr: 'valor',
}

/** "Preço (R$)" and "PREÇO R$ *" are both "preco", "U.F." is "uf", and "Vl. de venda" is "valor venda". */
function plainTitle(title: string): string {
  const folded = foldText(title)
    .replace(/ ?\([^()]*\)/g, '')
    .replace(/r\$/g, '')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !FILLERS.has(word))
  return words.map((word) => ABBREVIATED[word] ?? word).join(' ')
}

/** The columns whose titles are in a row, in the row's order. */
export function columnsUnder(titles: readonly string[], columns: readonly CsvColumn[]): UsedColumn[] {
  const plain = titles.map(plainTitle)
  const positionsOf = (names: readonly string[]) =>
    names.flatMap((name) => plain.flatMap((title, index) => (title === plainTitle(name) ? [index] : [])))
  const used = columns.flatMap((column) => {
    const whole = positionsOf([...(column.parts ? [] : [column.title]), ...(column.titles ?? [])])
    const parts =
      whole.length > 0 ? [whole] : (column.parts ?? []).map(positionsOf).filter((positions) => positions.length > 0)
    return parts.length > 0 ? [{ column, parts }] : []
  })
  return used.sort((one, other) => one.parts[0]![0]! - other.parts[0]![0]!)
}

/** The text of a column in a row: of each part the first cell that is not empty. */
export const textOf = ({ parts }: UsedColumn, cells: readonly string[]): string =>
  parts
    .map((positions) => positions.map((position) => cells[position]).find(Boolean))
    .filter(Boolean)
    .join(' ')

/** Throws an Error with a message for the person if a title that is used is there twice. */
export function assertNoTitleTwice(titles: readonly string[], used: readonly UsedColumn[]): void {
  const folded = titles.map(foldText)
  const twice = used.find(({ parts }) =>
    parts.flat().some((position) => folded.indexOf(folded[position]!) !== position),
  )
  if (twice) throw new Error(strings.titleTwice(twice.column.title))
}
