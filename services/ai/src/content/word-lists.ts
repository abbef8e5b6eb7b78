import { z } from 'zod'
import { anyOf } from '../rules/phrases.ts'

export const words = z.array(z.string().min(1)).min(1, 'escreva pelo menos uma')

/** Lists of words or phrases that may name one another, each under what it decides. */
export function wordLists<const Name extends string>(...names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, words])) as Record<Name, typeof words>
  return z.strictObject(shape).check(({ value, issues }) => {
    const lists = value as Readonly<Record<string, readonly string[]>>
    for (const [name, list] of Object.entries(lists)) issues.push(...unreadable(list, lists).map((issue) => ({ ...issue, path: [name, ...issue.path] })))
  })
}

/** Mistakes in phrases of a list. */
export const unreadable = (list: readonly string[], lists: Readonly<Record<string, readonly string[]>> = {}) => list.flatMap((word, at) =>
  (isReadable(word, lists) ? [] : [{ code: 'custom' as const, message: `não dá para ler "${word}": falta um parêntese, ou não há a lista entre chaves`, path: [at], input: word }]))

function isReadable(word: string, lists: Readonly<Record<string, readonly string[]>>): boolean {
  try {
    return Boolean(new RegExp(anyOf([word], lists), 'u'))
  } catch {
    return false
  }
}
