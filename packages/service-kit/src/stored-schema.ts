import { z } from '@atelie/contract/zod'
import { Schema, type SchemaDefinition } from 'mongoose'

/** The database schema of a row that the contract describes. Nullable fields default to null, all but optional ones are required. */
export function storedSchema<S extends z.ZodObject>(row: S): Schema<z.output<S>> {
  return new Schema<z.output<S>>(definitionOf(row) as SchemaDefinition<z.output<S>>, { versionKey: false })
}

const definitionOf = (row: z.ZodObject): SchemaDefinition =>
  Object.fromEntries(Object.entries(row.shape).map(([name, field]) => [name, fieldOf(field)]))

function fieldOf(field: z.core.$ZodType) {
  if (field instanceof z.ZodObject) return definitionOf(field)
  if (field instanceof z.ZodNullable) return { ...typeOf(field.unwrap()), default: null }
  if (field instanceof z.ZodOptional) return typeOf(field.unwrap())
  return { ...typeOf(field), required: true }
}

function typeOf(field: z.core.$ZodType) {
  if (field instanceof z.ZodString) return { type: String }
  if (field instanceof z.ZodNumber) return { type: Number }
  if (field instanceof z.ZodBoolean) return { type: Boolean }
  if (field instanceof z.ZodEnum) return { type: String, enum: field.options }
  throw new Error(`no stored type for ${field._zod.def.type}`)
}
