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
  columns: csvColumns<ProductInput>(
    { ...strings.fields, sku: strings.csv.sku },
    {
      name: { titles: ['produto', 'nome do produto', 'item', 'name', 'título'] },
      description: { titles: ['descrição do produto', 'observações', 'obs', 'detalhes', 'description'] },
      price: {
        titles: ['preço de venda', 'preço unitário', 'valor', 'valor unitário', 'valor de venda', 'price'],
        isAmount: true,
        write: (price) => formatCents(parseCents(price) ?? 0).replace(/^R\$ /, ''),
        read: readPrice,
      },
      unit: { titles: ['unidade de medida', 'un', 'und', 'unid', 'medida', 'unit'], read: unitOf },
      sku: { titles: ['sku', 'código', 'cód', 'código do produto', 'referência', 'ref'] },
    },
  ),
}

const CURRENCY = /(?:r\$|brl):?|rea(?:l|is)/g
const EACH = / ?(?:cada(?: uma?)?|(?:\/ ?|por |a )un(?:id(?:ade)?)?\.?)$/
/** 1,234.56 */
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/

/**
 * A price with its currency, as people and the accounting formats of spreadsheets write it: 'R$ 1.234,56', '89,90 reais cada',
 * and 'R$ -' for nothing.
 */
function readPrice(text: string): string {
  const amount = foldText(text)
    .replace(EACH, '')
    .replace(CURRENCY, '')
    .trim()
    // Blanks may separate thousands, but not two numbers.
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
    .replace(/ ?([^\d ]) ?/g, '$1')
    .replace(/,-+$/, '')
  if (amount === '-') return '0'
  return ENGLISH.test(amount) ? amount.replaceAll(',', '') : amount
}

/** Names of units besides the codes and labels, as they are compared. */
const UNIT_NAMES: Record<string, string> = { und: 'un', unid: 'un', quilo: 'kg', kilo: 'kg', gr: 'g', mt: 'm', lt: 'l' }

/** The code, the label or another name, also in the plural and with a dot; an empty cell means the default unit. */
function unitOf(text: string): string | undefined {
  if (text === '') return undefined
  const named = foldText(text).replace(/s?\.?$/, '')
  const found = Object.entries(productUnits).find((names) => names.some((name) => foldText(name) === named))
  return found?.[0] ?? UNIT_NAMES[named] ?? text
}
