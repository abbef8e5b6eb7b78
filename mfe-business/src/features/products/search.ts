import type { Product } from '@atelie/contract/products'
import { formatMoney } from '@atelie/money/cents'

/** Name, description, sku, unit, and the price as shown or as a plain number. */
export function matchesProduct({ name, description, sku, unit, price }: Product, search: string): boolean {
  const term = search.trim().toLowerCase()
  return [name, description, sku, unit, formatMoney(price), String(price)].some((text) => text?.toLowerCase().includes(term))
}
