import type { core, output } from '@atelie/contract/schema'

type Typed = core.$ZodObject<Record<string, core.$ZodString | core.$ZodNullable<core.$ZodString> | core.$ZodBoolean>>

/** The initial values of a form: those of a record, empty if absent, and all of them empty without a record. */
export function formValues<S extends Typed>(fields: S, record: output<S> | null) {
  const stored: Record<string, unknown> = record ?? {}
  const values = Object.entries(fields._zod.def.shape).map(([name, field]) => [
    name,
    stored[name] ?? (field._zod.def.type === 'boolean' ? false : ''),
  ])
  return Object.fromEntries(values) as { [Name in keyof output<S>]: NonNullable<output<S>[Name]> }
}
