import type { z } from '../src/zod.ts'

/** The first message under each path, as a form shows it. */
export function messages(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? []
  return Object.fromEntries([...issues].reverse().map((issue) => [issue.path.join('.'), issue.message]))
}
