import { type Product, productBody, productUnits } from '@atelie/contract/products'
import { formatCents, parseCents } from '@atelie/money/cents'
import { foldText } from '@atelie/web-kit/use-search'
import type { CsvKind } from '../../csv/records.ts'
import type { ProductInput } from './queries.ts'
import { strings } from './strings.ts'

const { fields } = strings

/** The SKU if there is one; several products may share a name. */
function keyOf({ sku, name, unit, price, description }: Omit<ProductInput, 'unit'> & { unit?: string | undefined }): string {
  return JSON.stringify(sku ? [foldText(sku)] : [foldText(name), unit ?? 'un', parseCents(price), foldText(description ?? '')])
}

/** Products as a spreadsheet, under the names that the form's fields have. */
export const productCsv: CsvKind<Product, ProductInput> = {
  fileName: 'produtos',
  schema: productBody,
  keyOf,
  keyOfRow: keyOf,
  columns: [
    { title: fields.name, path: 'name', write: ({ name }) => name },
    { title: fields.description, path: 'description', write: ({ description }) => description ?? '' },
    { title: fields.price, path: 'price', write: ({ price }) => formatCents(parseCents(price) ?? 0).replace(/^R\$ /, ''), read: (text) => text.replace(/^R\$\s*/, '') },
    { title: fields.unit, path: 'unit', write: ({ unit }) => unit, read: unitOf },
    { title: strings.csv.sku, path: 'sku', write: ({ sku }) => sku ?? '' },
  ],
}

/** The code or the label; an empty cell is the usual unit. */
function unitOf(text: string): string | undefined {
  if (text === '') return undefined
  const found = Object.entries(productUnits).find((names) => names.some((name) => foldText(name) === foldText(text)))
  return found?.[0] ?? text
}
