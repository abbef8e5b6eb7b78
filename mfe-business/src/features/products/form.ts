import { type Product, productFields } from '@atelie/contract/products'
import { omit } from '@atelie/contract/schema'
import { formValues } from '../../form-values.ts'
import type { ProductInput } from './queries.ts'

const texts = omit(productFields.response, { price: true, unit: true, sku: true })

export const productFormValues = (product: Product | null, name = ''): ProductInput => ({
  ...formValues(texts, product),
  ...(!product && { name }),
  price: product ? product.price.toFixed(2) : '',
  // The response type allows any unit, so that old rows can still be shown.
  unit: (product?.unit ?? 'un') as ProductInput['unit'],
})
