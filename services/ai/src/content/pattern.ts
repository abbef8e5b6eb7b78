/**
 * How something is recognized in a text: any entry of any list will do. Entries are words and phrases, in which a copywriter who
 * knows them may use the signs of regular expressions; `agradec*` stands for each longer word that begins so.
 */
export interface Matcher {
  /** At the beginning of the text, whole words. */
  begins?: readonly string[]
  /** Anywhere, whole words. */
  words?: readonly string[]
  /** These do not count for `words` if one of the entries is right before them. */
  notAfter?: readonly string[]
  /** Anywhere, beginnings of words. */
  stems?: readonly string[]
  /** Regular expressions. */
  patterns?: readonly string[]
}

const LONGER_WORD = /(?<=[a-z])(?<!\\w)\*/g

const anyOf = (entries: readonly string[]) => `(?:${entries.join('|').replace(LONGER_WORD, '\\w+')})`

/** One expression for all lists, to be made once. It looks back only where a word fits, since looking back at each place is slow. */
export function patternOf({ begins, words, notAfter, stems, patterns = [] }: Matcher, flags = ''): RegExp {
  return new RegExp([
    ...(begins ? [`^${anyOf(begins)}\\b`] : []),
    ...(words ? [`\\b${notAfter ? `(?=${anyOf(words)}\\b)(?<!${anyOf(notAfter)})` : ''}${anyOf(words)}\\b`] : []),
    ...(stems ? [`\\b${anyOf(stems)}`] : []),
    ...patterns,
  ].join('|'), flags)
}

/** For texts that are one of the entries, from beginning to end. */
export const exactly = (entries: readonly string[], flags = ''): RegExp => new RegExp(`^${anyOf(entries)}$`, flags)

/** For the entries wherever they stand as whole words, with their accents. */
export const everyWord = (entries: readonly string[], flags: string): RegExp => new RegExp(`(?<!\\p{L})${anyOf(entries)}(?!\\p{L})`, flags)
