const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`
/** Up to sixty characters of the same sentence. */
const GAP = String.raw`[^.!?:\n]{0,60}${NO_LETTER_BEFORE}`

const source = (phrase: string) => phrase.split(' … ').map((words) => words.replaceAll('*', String.raw`\p{L}*`).replaceAll(' ', ',? ')).join(GAP)

/**
 * The source of a pattern for any of these phrases, as whole words in lower case without accents. In a phrase, `…` stands for
 * other words of the same sentence, `*` for the rest of a word, `(a|b)` for one of several, and each space for a comma, too.
 */
export const anyOf = (phrases: readonly string[]): string => String.raw`${NO_LETTER_BEFORE}(?:${phrases.map(source).join('|')})(?![\p{L}\p{N}])`

/** A shorter word says too little to be recognized by. */
const LONG = /\p{L}{5,}/gu
const stemsOf = (text: string) => (text.match(LONG) ?? []).map((word) => word.slice(0, 5))

/** Whether a pattern was found because of a word that was typed, and not only beside one. */
export function isFoundByTyped(found: string, { source: phrases }: RegExp, typed: string): boolean {
  const [ofPhrases, ofTyped] = [new Set(stemsOf(phrases)), new Set(stemsOf(typed))]
  return stemsOf(found).some((stem) => ofPhrases.has(stem) && ofTyped.has(stem))
}
