import type { Product } from '@atelie/contract/products'
import type { ProductInput } from './queries.ts'

export function productFormValues(product: Product | null): ProductInput {
  if (!product) return { name: '', description: '', price: '', unit: 'un' }
  const { name, description, price, unit } = product
  // Units come from the same closed list; the read shape is only wider so that old rows can still be shown.
  return { name, description: description ?? '', price: price.toFixed(2), unit: unit as ProductInput['unit'] }
}
