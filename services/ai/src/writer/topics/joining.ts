import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

const { de, com } = content.words.joining
const MOST_WORDS = 4
const joiners = new Map([...de.map((phrase) => [plain(phrase), 'de'] as const), ...com.map((phrase) => [plain(phrase), 'com'] as const)])

/** After these nothing is missing. */
const JOINED = /^(?:d[aeo]s?|em|n[ao]s?|com|sem|para|pra|por|e|ou|a|o|as|os|um|uma|que|sobre|entre|como|ao?s?|à|às|seu|sua|meu|minha)$/

/** With the prepositions that people leave out of a list of traits: 'ecobag algodão cru frase' is an 'ecobag de algodão cru com frase'. */
export function withPrepositions(text: string): string {
  const words = text.split(' ')
  return words.map((word, at) => {
    const before = words[at - 1]
    const joiner = before && !JOINED.test(plain(before)) && !/[,;:.!?/+&%-]$/.test(before) ? joinerAt(words, at) : undefined
    return joiner ? `${joiner} ${word}` : word
  }).join(' ')
}

function joinerAt(words: readonly string[], at: number): string | undefined {
  const keys = Array.from({ length: MOST_WORDS }, (_, less) => plain(words.slice(at, at + MOST_WORDS - less).join(' ')).replace(/[,.;!?]{1,3}$/, ''))
  return keys.map((key) => joiners.get(key)).find(Boolean)
}
