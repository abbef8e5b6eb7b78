import { type Product, productBody, productUnits } from '@atelie/contract/products'
import { foldText } from '@atelie/contract/text'
import { formatCents, parseCents } from '@atelie/money/cents'
import { csvColumns, type CsvKind } from '../../csv/records.ts'
import { productFormValues } from './form.ts'
import type { ProductInput } from './queries.ts'
import { strings } from './strings.ts'

/** The SKU if there is one; several products may share a name. */
const keyOf = ({ sku, name, unit, price, description }: ProductInput): string =>
  JSON.stringify(sku ? [foldText(sku)] : [foldText(name), unit ?? 'un', parseCents(price), foldText(description ?? '')])

/** Products as a spreadsheet, titled like the form's fields, or as other programs title theirs. */
export const productCsv: CsvKind<Product, ProductInput> = {
  schema: productBody,
  toBody: (product) => ({ ...productFormValues(product), sku: product.sku ?? '' }),
  keyOf,
  columns: csvColumns<ProductInput>({ ...strings.fields, sku: strings.csv.sku }, {
    name: { titles: ['produto', 'nome do produto', 'item', 'name', 'título'] },
    description: { titles: ['descrição do produto', 'observações', 'obs', 'detalhes', 'description'] },
    price: {
      titles: ['preço de venda', 'preço unitário', 'valor', 'valor unitário', 'valor de venda', 'price'],
      isAmount: true, write: (price) => formatCents(parseCents(price) ?? 0).replace(/^R\$ /, ''), read: readPrice,
    },
    unit: { titles: ['unidade de medida', 'un', 'und', 'unid', 'medida', 'unit'], read: unitOf },
    sku: { titles: ['código', 'cód', 'código do produto', 'referência', 'ref'] },
  }),
}

/** A price with its currency, as the accounting formats of spreadsheets write it: 'R$ 1.234,56', '89,90 reais', and 'R$ -' for nothing. */
function readPrice(text: string): string {
  const amount = foldText(text).replace(/r\$|brl|rea(?:l|is)/g, '').replace(/ /g, '').replace(/,-+$/, '')
  return amount === '-' ? '0' : amount
}

/** The code or the label; an empty cell means the default unit. */
function unitOf(text: string): string | undefined {
  if (text === '') return undefined
  const found = Object.entries(productUnits).find((names) => names.some((name) => foldText(name) === foldText(text)))
  return found?.[0] ?? text
}
