import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

const MOST_WORDS_OF_MANNER = 4
const { greetings, wishes, counts, texts, about, for: purposes, ours, speaking } = content.words.instructions

/**
 * The matter of a topic that was typed as an instruction: 'quero uma legenda bem curta sobre bolsas' is about bolsas. Any
 * other topic is left as it is.
 */
export function withoutInstruction(topic: string): string {
  const asked = skip(topic, greetings)
  const wished = skip(asked, wishes)
  const isWished = wished !== asked || begins(skip(wished, counts), ours) !== null
  const text = skip(skip(wished, counts), texts)
  const matter = text === skip(wished, counts)
    ? begins(wished, speaking)
    : afterManner(text, isWished ? [...about, ...purposes] : about)
  return matter && /\p{L}{3}/u.test(matter) ? matter : topic
}

/** The rest after the first of the phrases, before which the manner may stand: 'bem curta sobre bolsas'. */
function afterManner(text: string, phrases: readonly string[]): string | null {
  const words = text.split(' ')
  for (let at = 0; at <= Math.min(MOST_WORDS_OF_MANNER, words.length - 1); at += 1) {
    const rest = begins(words.slice(at).join(' '), phrases)
    if (rest) return begins(rest, phrases) ?? rest
  }
  return null
}

/** The rest after the longest of the phrases that a text begins with. */
function begins(text: string, phrases: readonly string[]): string | null {
  const key = plain(text)
  const found = phrases.map((phrase) => `${plain(phrase)} `).filter((phrase) => key.startsWith(phrase)).sort((a, b) => b.length - a.length)[0]
  return found === undefined ? null : text.slice(found.length)
}

/** Without the phrases that it begins with. */
function skip(text: string, phrases: readonly string[]): string {
  const rest = begins(text.replace(/^[,:]\s*/, ''), phrases)
  return rest === null ? text : skip(rest, phrases)
}
