import { z } from 'zod'
import { anyOf, type Phrases, withLists } from './pattern.ts'

type Lists = Readonly<Record<string, Phrases>>

export const text = z.string().min(1)
export const texts = z.array(text).min(1, 'escreva pelo menos uma')

/** The same under each of these names. */
export const each = <Schema extends z.ZodType, const Name extends string>(schema: Schema, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

/** Mistakes in phrases of a list. */
const unreadable = (list: Phrases, lists: Lists = {}) =>
  list.flatMap((phrase, at) =>
    isReadable(phrase, lists)
      ? []
      : [
          {
            code: 'custom' as const,
            message: `não dá para ler "${phrase}": falta um parêntese, ou não há a lista entre chaves`,
            path: [at],
            input: phrase,
          },
        ],
  )

export function isReadable(phrase: string, lists: Lists = {}): boolean {
  try {
    return Boolean(new RegExp(anyOf([withLists(phrase, lists)]), 'u'))
  } catch {
    return false
  }
}

/** Words and phrases by which something is recognized. */
export const phrases = texts.check(({ value, issues }) => void issues.push(...unreadable(value)))

export const matching = { words: phrases.optional(), notAfter: phrases.optional(), patterns: phrases.optional() }

/** Lists of words or phrases that may name one another, each under what it decides. */
export const wordLists = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject(each(texts, ...names)).check(({ value, issues }) => {
    const lists = value as Lists
    for (const [name, list] of Object.entries(lists))
      issues.push(...unreadable(list, lists).map((issue) => ({ ...issue, path: [name, ...issue.path] })))
  })
