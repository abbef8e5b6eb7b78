import { jsonrepair } from 'jsonrepair'

/** Models draft an answer a few times at most. */
const MOST_TRIED = 5

/** The objects of a text that have one of `keys` first, repaired where they are nearly JSON; the last one first, since drafts stand before it. */
export function* objectsIn(text: string, keys: readonly string[]): Generator<unknown> {
  // With quotes of any kind or none, which may be escaped.
  const begins = new RegExp(String.raw`\{\s*\\*["'“”‘’]?(?:${keys.join('|')})\\*["'“”‘’]?\s*:`, 'g')
  const starts = [...text.matchAll(begins)].slice(-MOST_TRIED).reverse()
  for (const { index } of starts) {
    const object = objectAt(text.slice(index))
    if (object !== undefined) yield object
  }
}

function objectAt(text: string): unknown {
  const whole = text.slice(0, endOf(text))
  try {
    return JSON.parse(whole)
  } catch {
    return repaired(whole)
  }
}

function repaired(text: string): unknown {
  if (!ENDS_WELL.test(text)) return undefined
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** Brackets may be missing, but an answer that breaks off within a text would be told as a whole. */
const ENDS_WELL = /(?:[}\]]|(?<!\\)["'”’])\s*(?:```\s*)?$/

/** Where the object at the beginning of a text ends, or else the last that ends in it. */
function endOf(text: string): number {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '{') depth += 1
    else if (!isQuoted && sign === '}' && (depth -= 1) === 0) return at + 1
  }
  return text.length
}
