import { countWords } from '../rules/plain-text.ts'
import type { History } from '../rules/history.ts'
import { capitalize } from './topics/spelling.ts'
import type { Random } from './random.ts'

/** A sentence that the writer knows, with its slots, or one made of several, each of which a person should not get twice. */
export type Sentence = string | { text: string; parts: readonly string[] }

/** A text in the making, which never has too many words. */
export interface Draft {
  /**
   * A sentence that was not used yet and fits: by chance one that the person never got, from the first list that has one,
   * else the one that was used longest ago. Null if none fits.
   * @param spare words that stay free
   */
  take(lists: readonly (readonly Sentence[])[], spare?: number): string | null
  /** Adds a text as it is, however long. */
  add(text: string): string
  words(): number
}

/** Decides which of several sentences is taken. */
export interface Chance {
  random: Random
  history: History
}

interface Options extends Chance {
  /** Words. */
  most: number
}

export function createDraft(fill: (sentence: string) => string, { random, history, most }: Options): Draft {
  const used = new Set<Sentence>()
  let words = 0

  function add(text: string): string {
    words += countWords(text)
    return text
  }

  function take(lists: readonly (readonly Sentence[])[], spare = 0): string | null {
    const unused = lists.flatMap((list) => random.shuffle(list)).filter((sentence) => !used.has(sentence))
    for (const sentence of oldestFirst(unused, history)) {
      const text = capitalize(fill(textOf(sentence)))
      if (words + countWords(text) + spare > most) continue
      used.add(sentence)
      new Set([...partsOf(sentence), textOf(sentence)]).forEach((part) => history.use(part))
      return add(text)
    }
    return null
  }

  return { take, add, words: () => words }
}

/** The text by which a history knows a sentence: with its slots. */
export const textOf = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence.text)

const partsOf = (sentence: Sentence) => (typeof sentence === 'string' ? [sentence] : sentence.parts)

/** Least recently used first: by sentence, then by part. Those of the same age stay in their order. */
function oldestFirst(sentences: readonly Sentence[], history: History): Sentence[] {
  const aged = sentences.map((sentence) => {
    const whole = history.age(textOf(sentence))
    return { sentence, whole, part: Math.min(...partsOf(sentence).map((part) => history.age(part))) }
  })
  return aged
    .sort((a, b) => compareAges(a.whole, b.whole) || compareAges(a.part, b.part))
    .map(({ sentence }) => sentence)
}

/** The age of what was never used is Infinity. */
const compareAges = (a: number, b: number) => (a === b ? 0 : b - a)
