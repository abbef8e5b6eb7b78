import { z } from '@atelie/contract/zod'
import { Schema, type SchemaDefinition } from 'mongoose'

/** The database schema of a row that the contract describes. Nullable fields default to null, all but optional ones are required. */
export function storedSchema<S extends z.core.$ZodObject>(row: S): Schema<z.output<S>> {
  return new Schema<z.output<S>>(definitionOf(row) as SchemaDefinition<z.output<S>>, { versionKey: false })
}

const definitionOf = (row: z.core.$ZodObject): SchemaDefinition =>
  Object.fromEntries(Object.entries(row._zod.def.shape).map(([name, field]) => [name, fieldOf(field)]))

function fieldOf(field: z.core.$ZodType) {
  if (field instanceof z.core.$ZodObject) return definitionOf(field)
  if (field instanceof z.core.$ZodNullable) return { ...typeOf(field._zod.def.innerType), default: null }
  if (field instanceof z.core.$ZodOptional) return typeOf(field._zod.def.innerType)
  return { ...typeOf(field), required: true }
}

function typeOf(field: z.core.$ZodType): object {
  // Within an optional field: null there is not the same as absent.
  if (field instanceof z.core.$ZodNullable) return typeOf(field._zod.def.innerType)
  if (field instanceof z.core.$ZodString) return { type: String }
  if (field instanceof z.core.$ZodNumber) return { type: Number }
  if (field instanceof z.core.$ZodBoolean) return { type: Boolean }
  if (field instanceof z.core.$ZodEnum) return { type: String, enum: Object.values(field._zod.def.entries) }
  if (field instanceof z.core.$ZodObject) return { type: new Schema(definitionOf(field), { _id: false }) }
  throw new Error(`no stored type for ${field._zod.def.type}`)
}
