// @ts-check

/** @typedef {Record<string, any>} Schema */

const KEPT = [
  'type',
  'enum',
  'required',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]
const LISTS = ['allOf', 'anyOf', 'oneOf']
const REFERENCE = '#/components/schemas/'

/**
 * A cluster's schema as plain JSON Schema, without descriptions, and strict: where an API server prunes or refuses a field
 * that it does not know, the result refuses it.
 * @param {Schema} schema
 * @returns {Schema}
 */
export function trim(schema) {
  if (schema.$ref) return { $ref: schema.$ref.replace(REFERENCE, '#/definitions/') }
  // Its way to add a default to a reference.
  if (schema.allOf?.length === 1 && schema.allOf[0].$ref) return trim(schema.allOf[0])
  return { ...kept(schema), ...children(schema), ...object(schema) }
}

/** @param {Schema} schema @returns {Schema} */
function kept(schema) {
  const result = Object.fromEntries(
    KEPT.filter((key) => schema[key] !== undefined && !isForGo(key, schema)).map((key) => [key, schema[key]]),
  )
  if (schema['x-kubernetes-int-or-string']) return { ...result, type: ['integer', 'string'] }
  return schema.nullable && schema.type ? { ...result, type: [schema.type, 'null'] } : result
}

/** A flag inside an expression, which JavaScript does not have. @param {string} key @param {Schema} schema */
const isForGo = (key, schema) => key === 'pattern' && schema.pattern.includes('(?i)')

/** @param {Schema} schema @returns {Schema} */
function children(schema) {
  const lists = LISTS.filter((key) => schema[key]).map((key) => [key, schema[key].map(trim)])
  return {
    ...Object.fromEntries(lists),
    ...(schema.items && { items: trim(schema.items) }),
    ...(schema.not && { not: trim(schema.not) }),
  }
}

/** @param {Schema} schema @returns {Schema} */
function object({ properties, additionalProperties, 'x-kubernetes-preserve-unknown-fields': isOpen }) {
  const fields = properties && {
    properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, trim(one)])),
  }
  if (typeof additionalProperties === 'object') return { ...fields, additionalProperties: trim(additionalProperties) }
  return fields && !isOpen ? { ...fields, additionalProperties: false } : { ...fields }
}

/** A schema of an object that is applied: its status is the cluster's. @param {Schema} schema @returns {Schema} */
export function trimKind(schema) {
  const { status: _, ...properties } = schema.properties
  return trim({ ...schema, properties })
}

/** The names of the definitions that a trimmed schema refers to. @param {unknown} schema @returns {string[]} */
export function referencesIn(schema) {
  if (Array.isArray(schema)) return schema.flatMap(referencesIn)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' ? [value.replace('#/definitions/', '')] : referencesIn(value),
  )
}
