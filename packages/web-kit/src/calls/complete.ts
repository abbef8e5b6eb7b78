import type { core } from '@atelie/contract/schema'
import { toNumber } from '@atelie/money/decimal'

/**
 * A response with every part that its schema promises, so that one odd record cannot take a whole page down: what is missing or of
 * another type is empty, zero, false or null, and what is no record at all is left out of its list. Words that the schema does
 * not know are kept. In order, it is the response itself.
 */
export function complete(schema: core.$ZodType, value: unknown): unknown {
  const { def } = (schema as core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return completeRecord(def.shape, isRecord(value) ? value : {})
    case 'array':
      return Array.isArray(value) ? completeList(def.element, value) : []
    case 'nullable':
      return isMissing(value) ? null : complete(def.innerType, value)
    case 'optional':
      return isMissing(value) ? undefined : complete(def.innerType, value)
    case 'string':
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
    case 'number':
      return numberOf(value)
    case 'boolean':
      return value === true
    default:
      return value
  }
}

function numberOf(value: unknown): number {
  const number = typeof value === 'string' ? toNumber(value) : value
  return Number.isFinite(number) ? (number as number) : 0
}

function completeList(element: core.$ZodType, values: readonly unknown[]): unknown[] {
  const fits = element._zod.def.type === 'object' ? isRecord : (value: unknown) => !isMissing(value)
  return values.filter(fits).map((value) => complete(element, value))
}

function completeRecord(shape: Readonly<Record<string, core.$ZodType>>, value: Record<string, unknown>): object {
  const parts = Object.entries(shape).map(([name, part]) => [name, complete(part, value[name])] as const)
  return { ...value, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) }
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
