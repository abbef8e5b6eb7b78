import type { Product } from '@atelie/contract/products'
import { formatMoney } from '@atelie/money/cents'
import { type Matcher, searchable } from '@atelie/web-kit/use-search'

/** Name, description, sku, unit, and the price as shown or as a plain number. */
export function productMatcher({ name, description, sku, unit, price }: Product): Matcher {
  const words = searchable([name, description, sku, unit, formatMoney(price), String(price)])
  return (term) => words.includes(term.toLowerCase())
}
