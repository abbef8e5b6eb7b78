import { type Product, productUnits, type ProductUnit } from '@atelie/contract/products'
import { formatMoney } from '@atelie/money/cents'
import { textSearch } from '@atelie/web-kit/lists/use-search'

/** Name, description, sku, unit by code or label, and the price as displayed or as a number, with comma or dot. */
export const productSearch = textSearch(({ name, description, sku, unit, price }: Product) => [
  name,
  description,
  sku,
  unit,
  productUnits[unit as ProductUnit],
  formatMoney(price),
  price.toFixed(2).replace('.', ','),
  price.toFixed(2),
  String(price),
])
