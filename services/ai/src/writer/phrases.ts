import type { Random } from './random.ts'

/** The grammar of texts for prompts: `{a|b|c}` is one of three, an alternative may be empty, and nothing nests. There are few of them. */
const variants = new Map<string, readonly string[]>()

/** Every text that a phrase can become, before values are filled in. */
function expand(phrase: string): readonly string[] {
  const kept = variants.get(phrase)
  if (kept) return kept
  const made = expandChoices(phrase)
  variants.set(phrase, made)
  return made
}

function expandChoices(phrase: string): string[] {
  const found = /\{([^{}|]*\|[^{}]*)\}/.exec(phrase)
  if (!found) return [phrase]
  const [choice, list = ''] = found
  const rest = expandChoices(phrase.slice(found.index + choice.length))
  return list.split('|').flatMap((option) => rest.map((end) => phrase.slice(0, found.index) + option + end))
}

/** One of all the texts that a list of phrases can become, each equally likely. */
export function pickVariant(random: Random, phrases: readonly string[]): string {
  const counts = phrases.map((phrase) => expand(phrase).length)
  let index = Math.floor(random.next() * counts.reduce((sum, count) => sum + count, 0))
  for (const [place, count] of counts.entries()) {
    if (index < count) return expand(phrases[place]!)[index]!
    index -= count
  }
  throw new Error('There is nothing to pick from')
}

/** 'bolsa de crochê.' → 'Bolsa de crochê.' Leading quotes and the like stay, and so does '3 em 1'. */
export const capitalize = (text: string): string => text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase())
