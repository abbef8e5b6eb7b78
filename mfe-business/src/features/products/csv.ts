import { type Product, productBody, productUnits } from '@atelie/contract/products'
import { formatCents, parseCents } from '@atelie/money/cents'
import { foldText } from '@atelie/contract/text'
import { csvColumns, type CsvKind } from '../../csv/records.ts'
import { productFormValues } from './form.ts'
import type { ProductInput } from './queries.ts'
import { strings } from './strings.ts'

/** The SKU if there is one; several products may share a name. */
const keyOf = ({ sku, name, unit, price, description }: ProductInput): string =>
  JSON.stringify(sku ? [foldText(sku)] : [foldText(name), unit ?? 'un', parseCents(price), foldText(description ?? '')])

/** Products as a spreadsheet, titled like the form's fields. */
export const productCsv: CsvKind<Product, ProductInput> = {
  fileName: 'produtos',
  schema: productBody,
  toBody: (product) => ({ ...productFormValues(product), sku: product.sku ?? '' }),
  keyOf,
  columns: csvColumns<ProductInput>({ ...strings.fields, sku: strings.csv.sku }, {
    price: { write: (price) => formatCents(parseCents(price) ?? 0).replace(/^R\$ /, ''), read: (text) => text.replace(/^R\$\s*/, '') },
    unit: { read: unitOf },
  }),
}

/** The code or the label; an empty cell means the default unit. */
function unitOf(text: string): string | undefined {
  if (text === '') return undefined
  const found = Object.entries(productUnits).find((names) => names.some((name) => foldText(name) === foldText(text)))
  return found?.[0] ?? text
}
