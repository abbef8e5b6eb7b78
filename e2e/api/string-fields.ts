import { z } from '@atelie/contract/zod'

export interface StringField {
  path: readonly (string | number)[]
  /** The contract's description; absent if there is none. */
  maxLength?: number
}

interface JsonSchema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  maxLength?: number
  anyOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** Every path in a schema's input that accepts a text; for a list, in its first entry. */
export function stringFields(schema: z.core.$ZodType | undefined): StringField[] {
  return schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, []) : []
}

function fieldsOf(schema: JsonSchema, path: StringField['path']): StringField[] {
  const choices = schema.anyOf ?? [schema]
  const text = choices.find(takesText)
  return [
    ...(text ? [{ path, ...(text.maxLength && { maxLength: text.maxLength }) }] : []),
    ...choices.flatMap(({ properties = {}, items }) => [
      ...Object.entries(properties).flatMap(([key, property]) => fieldsOf(property, [...path, key])),
      ...(items ? fieldsOf(items, [...path, 0]) : []),
    ]),
  ]
}

/** A schema without a type accepts anything. */
function takesText({ type, enum: values, const: value }: JsonSchema): boolean {
  return type === undefined || type === 'string' || [...(values ?? []), value].some((one) => typeof one === 'string')
}

/** A copy of a value with a text at a path, which is created if missing. */
export function withText(value: unknown, [key, ...rest]: StringField['path'], text: string): unknown {
  if (key === undefined) return text
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) }
  const parent = copy as Record<string | number, unknown>
  parent[key] = withText(parent[key] ?? (typeof rest[0] === 'number' ? [] : {}), rest, text)
  return copy
}
