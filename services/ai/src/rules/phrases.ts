import { plain } from '../writer/topics/spelling.ts'

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`
/** Up to sixty characters of the same sentence. */
const GAP = String.raw`[^.!?:\n]{0,60}${NO_LETTER_BEFORE}`

/** Each under its name. */
type Lists<Name extends string = string> = Readonly<Record<Name, readonly string[]>>

const withStars = (words: string) => words.replace(/(\p{L}?)\*/gu, (_, letter: string) => (letter ? String.raw`${letter}\p{L}*` : String.raw`\p{L}+`))
const withLists = (phrase: string, lists: Lists) => phrase.replace(/\{(\p{L}+)\}/gu, (slot, name: string) => (lists[name] ? `(${lists[name].join('|')})` : slot))
const source = (phrase: string, space: string, lists: Lists) => plain(withLists(phrase, lists)).split(' … ').map((words) => withStars(words).replaceAll(' ', space)).join(GAP)
const whole = (sources: readonly string[]) => String.raw`${NO_LETTER_BEFORE}(?:${sources.join('|')})(?![\p{L}\p{N}])`

/**
 * The source of a pattern for any of these phrases, as whole words of a text in plain letters; each space stands for a comma, too.
 * In a phrase, `…` stands for other words of the same sentence, `*` for the rest of a word or for a word, `(a|b)` for one of
 * several, `s?` for a letter that may be missing, and `{name}` for any of a list.
 */
export const anyOf = (phrases: readonly string[], lists: Lists = {}): string => whole(phrases.map((phrase) => source(phrase, ',? ', lists)))

/** Begins a phrase that does not count: 'bolo' and 'doce', but '!lar doce lar'. */
const EXCEPT = '!'

/** For each list, whether a text says one of its words or phrases, whatever its capitals and accents. */
export function sayings<Name extends string>(lists: Lists<Name>): Record<Name, (text: string) => boolean> {
  const patternOf = (phrases: readonly string[]) => new RegExp(whole(phrases.map((phrase) => source(phrase, ' ', lists))), 'gu')
  const saying = (list: readonly string[]) => {
    const words = patternOf(list.filter((phrase) => !phrase.startsWith(EXCEPT)))
    const exceptions = list.filter((phrase) => phrase.startsWith(EXCEPT)).map((phrase) => phrase.slice(EXCEPT.length))
    if (exceptions.length === 0) return (text: string) => plain(text).search(words) >= 0
    const others = patternOf(exceptions)
    return (text: string) => plain(text).replace(others, ' ').search(words) >= 0
  }
  return Object.fromEntries(Object.entries<readonly string[]>(lists).map(([name, list]) => [name, saying(list)])) as Record<Name, (text: string) => boolean>
}

/** A shorter word says too little to be recognized by. */
const LONG = /\p{L}{5,}/gu
const stemsOf = (text: string) => (text.match(LONG) ?? []).map((word) => word.slice(0, 5))

/** Whether a pattern was found because of a word that was typed, and not only beside one. */
export function isFoundByTyped(found: string, { source: phrases }: RegExp, typed: string): boolean {
  const [ofPhrases, ofTyped] = [new Set(stemsOf(phrases)), new Set(stemsOf(typed))]
  return stemsOf(found).some((stem) => ofPhrases.has(stem) && ofTyped.has(stem))
}
