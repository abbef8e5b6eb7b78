import * as z from '@atelie/contract/schema'

/** One field of a record: what a caller may send, and what is stored and read back. */
interface Field<Body extends z.core.$ZodType = z.core.$ZodType, Response extends z.core.$ZodType = z.core.$ZodType> {
  body: Body
  response: Response
}

export const field = <Body extends z.core.$ZodType, Response extends z.core.$ZodType>(
  body: Body,
  response: Response,
): Field<Body, Response> => ({ body, response })
export const text = <Body extends z.core.$ZodType<string>>(body: Body) => field(body, z.string())
/** Stored as null if nothing was sent. */
export const nullableText = <Body extends z.core.$ZodType<string | null | undefined>>(body: Body) =>
  field(body, z.nullable(z.string()))

type Fields = Record<string, Field>
type Shape<F extends Fields, Side extends keyof Field> = { [Name in keyof F]: F[Name][Side] }

/** The fields of a record, described once: yields the schema of what is sent and of what is read back. */
export function record<F extends Fields>(fields: F) {
  const side = <Side extends keyof Field>(name: Side) =>
    z.object(Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, each[name]])) as Shape<F, Side>)
  return { body: side('body'), response: side('response') }
}

/** A row as it may be stored: a nullable field may be absent. */
type Row<Record> = { [Key in keyof Record as null extends Record[Key] ? never : Key]: Part<Record[Key]> } & {
  [Key in keyof Record as null extends Record[Key] ? Key : never]?: Record[Key] | undefined
}
type Part<Value> = Value extends object ? Row<Value> : Value

/** Returns a function that reads a stored row as callers see it: exactly the fields of the response, absent ones as null. */
export function rowReader<S extends z.core.$ZodObject>(response: S): (row: Row<z.output<S>>) => z.output<S> {
  const readers = Object.entries(response._zod.def.shape).map(
    ([name, part]) => [name, isObject(part) ? rowReader(part) : orNull] as const,
  )
  return (row) => {
    const record: Record<string, unknown> = {}
    for (const [name, read] of readers) record[name] = read((row as Record<string, never>)[name]!)
    return record as z.output<S>
  }
}

const isObject = (schema: z.core.$ZodType): schema is z.core.$ZodObject => schema._zod.def.type === 'object'

const orNull = (value: unknown) => value ?? null
