import { z } from '@atelie/contract/zod'

type Typed = z.ZodObject<Record<string, z.ZodString | z.ZodNullable<z.ZodString> | z.ZodBoolean>>

/** The initial values of a form: those of a record, empty if absent, and all of them empty without a record. */
export function formValues<S extends Typed>(fields: S, record: z.output<S> | null) {
  const stored: Record<string, unknown> = record ?? {}
  const values = Object.entries(fields.shape).map(([name, field]) => [name, stored[name] ?? (field instanceof z.ZodBoolean ? false : '')])
  return Object.fromEntries(values) as { [Name in keyof z.output<S>]: NonNullable<z.output<S>[Name]> }
}
