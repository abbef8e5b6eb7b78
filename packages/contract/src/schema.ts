import { config } from 'zod/mini'

// Without this, zod compiles schemas with `new Function`, which the content security policy forbids.
config({ jitless: true })

/**
 * The building blocks of the descriptions of records and calls: only the parts of zod's small build that are in use,
 * because the shell shares this module with the remotes, and a shared module is never tree-shaken. Servers need more of
 * zod: zod.ts.
 */
export {
  _default as withDefault,
  array,
  boolean,
  email,
  enum,
  extend,
  int,
  intersection,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  NEVER,
  nullable,
  nullish,
  number,
  object,
  omit,
  optional,
  overwrite,
  partial,
  pick,
  pipe,
  prefault,
  refine,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini'
export type { core, input, output, ZodMiniObject, ZodMiniType } from 'zod/mini'
