import { lexicon, type Entry } from './lexicon.ts'

const SHORTEST = 5

const single = [...lexicon.keys()].filter((key) => key.length >= SHORTEST && !key.includes(' '))

/** The only known noun that is one letter away: missing, added, wrong or swapped. */
export function withoutTypo(key: string): Entry | undefined {
  if (key.length < SHORTEST) return undefined
  const near = single.filter((known) => known[0] === key[0] && isOneAway(key, known))
  const entries = new Set(near.map((known) => lexicon.get(known)!.noun))
  return entries.size === 1 ? lexicon.get(near[0]!) : undefined
}

function isOneAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isSwap || short.slice(at + 1) === long.slice(at + 1)
}
