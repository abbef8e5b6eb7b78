import { plain } from '../writer/topics/spelling.ts'

/**
 * Words and phrases by which something is recognized in a text, as whole words. `agradec*` stands for any ending, `*` for any
 * word, `…` for other words of the same sentence, `{name}` for any entry of that list; and who knows them may use the signs of
 * regular expressions: `canecas?`, `(para|pra)`, `^` and `$` for the beginning and the end of the text.
 */
export type Phrases = readonly string[]

/** Any entry of either list will do. */
export interface Matcher {
  words?: Phrases
  /** These do not count for `words` if one of the entries is right before them. */
  notAfter?: Phrases
  /** Regular expressions, which may begin and end within a word. */
  patterns?: Phrases
}

/** Each under its name. */
type Lists<Name extends string = string> = Readonly<Record<Name, Phrases>>

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`
/** Up to sixty characters of the same sentence. */
const GAP = String.raw`[^.!?:\n]{0,60}${NO_LETTER_BEFORE}`

/** A phrase with the entries of the lists that it names. */
export const withLists = (phrase: string, lists: Lists): string =>
  phrase.replace(/\{(\p{L}+)\}/gu, (slot, name: string) =>
    Object.hasOwn(lists, name) ? `(?:${lists[name]!.join('|')})` : slot,
  )
/** Other asterisks are signs of regular expressions: `\w*`, `.*`. */
const withStars = (phrase: string) =>
  phrase.replace(/(?<!\\)(\p{L})\*/gu, String.raw`$1\p{L}*`).replace(/(?<![^ (|^])\*/g, String.raw`\p{L}+`)
const anySource = (phrases: Phrases) =>
  `(?:${phrases.map((phrase) => withStars(phrase).replaceAll(' … ', GAP)).join('|')})`

/** The source of a pattern for any of these phrases. */
export const anyOf = (phrases: Phrases): string => NO_LETTER_BEFORE + anySource(phrases) + NO_LETTER_AFTER

/** The same for texts in plain letters, where each space stands for a comma, too. */
export const anyPlain = (phrases: Phrases, lists: Lists = {}): string =>
  anyOf(phrases.map((phrase) => plain(withLists(phrase, lists)).replace(/(?<!…) (?!…)/g, ',? ')))

/** One expression for all lists, to be made once. */
export function patternOf({ words, notAfter, patterns = [] }: Matcher, flags = ''): RegExp {
  // It looks back only where a word fits, since looking back at each place is slow.
  const before = words && notAfter ? `(?=${anyOf(words)})(?<!${anySource(notAfter)})` : ''
  return new RegExp([...(words ? [before + anyOf(words)] : []), ...patterns].join('|'), `${flags.replace('u', '')}u`)
}

/** For texts that are one of the entries, from beginning to end. */
export const exactly = (entries: Phrases, flags = ''): RegExp =>
  new RegExp(`^${anySource(entries)}$`, `${flags.replace('u', '')}u`)

/** For the entries wherever they stand. */
export const everyWord = (entries: Phrases, flags: string): RegExp => new RegExp(anyOf(entries), flags)

/** Begins a phrase that does not count: 'bolo' and 'doce', but '!lar doce lar'. */
const EXCEPT = '!'

/** For each list, whether a text says one of its words or phrases, whatever its capitals and accents. */
export function sayings<Name extends string>(lists: Lists<Name>): Record<Name, (text: string) => boolean> {
  const expressionOf = (phrases: Phrases) =>
    new RegExp(anyOf(phrases.map((phrase) => plain(withLists(phrase, lists)))), 'gu')
  const saying = (list: Phrases) => {
    const words = expressionOf(list.filter((phrase) => !phrase.startsWith(EXCEPT)))
    const exceptions = list.filter((phrase) => phrase.startsWith(EXCEPT)).map((phrase) => phrase.slice(EXCEPT.length))
    if (exceptions.length === 0) return (text: string) => plain(text).search(words) >= 0
    const others = expressionOf(exceptions)
    return (text: string) => plain(text).replace(others, ' ').search(words) >= 0
  }
  return Object.fromEntries(Object.entries<Phrases>(lists).map(([name, list]) => [name, saying(list)])) as Record<
    Name,
    (text: string) => boolean
  >
}
