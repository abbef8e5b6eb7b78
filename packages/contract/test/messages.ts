import type { core } from '../src/schema.ts'
import { safeParse } from '../src/schema.ts'

/** The first message under each path, as a form shows it. */
export function messages(schema: core.$ZodType, value: unknown): Record<string, string> {
  const issues = safeParse(schema, value).error?.issues ?? []
  return Object.fromEntries([...issues].reverse().map((issue) => [issue.path.join('.'), issue.message]))
}
