import { type Product, product } from '@atelie/contract/products'
import { rowReader } from '@atelie/contract/record'
import { extend, int, omit, type output, string } from '@atelie/contract/schema'
import { centsToNumber } from '@atelie/money/cents'
import { storedSchema } from '@atelie/service-kit/stored-schema'
import type { Connection } from 'mongoose'

const withoutPrice = omit(product, { price: true })
const storedProduct = extend(withoutPrice, { accountId: string(), priceCents: int() })
type StoredProduct = output<typeof storedProduct>

const productSchema = storedSchema(storedProduct)
productSchema.index({ accountId: 1, id: 1 }, { unique: true })

export const createProductModel = (connection: Connection) => connection.model('Product', productSchema, 'products')
export type ProductModel = ReturnType<typeof createProductModel>

const readAllButPrice = rowReader(withoutPrice)
/** The stored row as callers read it. */
export const toProduct = (stored: StoredProduct): Product => ({
  ...readAllButPrice(stored),
  price: centsToNumber(stored.priceCents),
})
