import { foldText } from '@atelie/contract/text'
import type { CsvRow } from './read-csv.ts'

/** 'Total', 'Subtotal R$', 'Total de produtos: 12', but not 'Total flex'. */
const SUM =
  /^(?:(?:valor|soma|preco) )?(?:sub-? ?)?(?:total|totais|soma|somatorio)(?: (?:geral|final|parcial|r\$))*(?: *[:=].*| (?:d[aeo]s?|em) .*| ?[\d,.]+)?$/
/** The other cells of a sum's row. */
const AMOUNT = /^(?:r\$|[^\p{L}])*$/iu
/** Last lines of reports: who made them and when, pages and numbers of lines. */
const NOTE =
  /^(?:(?:gerado|gerada|emitido|emitida|impresso|impressa|exportado|exportada|criado em|atualizado|relatorio|pagina|pag\.|fonte:|fim d|data d|usuario:)|(?:quantidade|qtde?\.?|numero|n\.?o) (?:total )?de |(?:total de )?\d+ (?:registro|produto|cliente|ite[mn]|linha)s?\b|(?:registro|produto|cliente|iten|linha)s: ?\d+$)/

/** Sums and notes that some reports end with are no records. */
export function withoutTrailing(rows: readonly CsvRow[]): { below: readonly CsvRow[]; trailing: readonly CsvRow[] } {
  const end = rows.findLastIndex((row) => !isTrailing(row)) + 1
  return { below: rows.slice(0, end), trailing: rows.slice(end) }
}

function isTrailing({ cells }: CsvRow): boolean {
  const [first = '', ...others] = cells.filter(Boolean)
  const label = foldText(first)
  return (SUM.test(label) && others.every((cell) => AMOUNT.test(cell))) || (NOTE.test(label) && others.length === 0)
}
