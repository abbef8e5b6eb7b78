import type { Product } from '@atelie/contract/products'
import { centsToNumber } from '@atelie/money/cents'
import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const productSchema = new Schema({
  accountId: { type: String, required: true },
  id: { type: Number, required: true },
  version: { type: Number, required: true },
  name: { type: String, required: true },
  description: { type: String, default: null },
  priceCents: { type: Number, required: true },
  unit: { type: String, required: true },
  sku: { type: String, default: null },
}, { versionKey: false })

productSchema.index({ accountId: 1, id: 1 }, { unique: true })

type StoredProduct = InferSchemaType<typeof productSchema>

export const createProductModel = (connection: Connection) => connection.model('Product', productSchema, 'products')
export type ProductModel = ReturnType<typeof createProductModel>

/** The stored row as callers read it. */
export function toProduct(stored: StoredProduct): Product {
  const { id, version, name, description, priceCents, unit, sku } = stored
  return { id, version, name, description: description ?? null, price: centsToNumber(priceCents), unit, sku: sku ?? null }
}
