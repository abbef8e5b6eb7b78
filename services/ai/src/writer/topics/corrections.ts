import { content } from '../../content/content.ts'
import { everyWord, exactly } from '../../content/pattern.ts'
import { textsOf } from '../../rules/plain-text.ts'
import { capitalize, plain } from './spelling.ts'
import { lexicon } from './lexicon.ts'

/** Hashtags and the words of questions are written without accents, and ids in English. */
const NO_TEXTS = new Set(['hashtags', 'id', 'words', 'yarn'])

/** The spelling of a word by its plain letters, if all texts of the categories spell it one way. */
const spellings = new Map<string, string>()
for (const word of textsOf(content.categories, NO_TEXTS)
  .join(' ')
  .toLowerCase()
  .match(/\p{L}{3,}/gu)!) {
  const key = plain(word)
  const known = spellings.get(key)
  spellings.set(key, known === undefined || known === word ? word : key)
}
// Frequent in topics, whatever else their plain letters may mean: 'bebe' is a baby.
for (const word of content.words.spelling.accents) spellings.set(plain(word), word)

/** 'croche' → 'crochê': words without accents get those they have in the writer's own texts. */
export const withAccents = (text: string): string => text.replace(/\p{L}{2,}/gu, accented)

function accented(word: string): string {
  const key = plain(word)
  const spelled = spellings.get(key)
  if (!spelled || spelled === key || spelled === word.toLowerCase()) return word
  return inCaseOf(word, spelled)
}

/** 'VELLA' → 'VELA', 'Vella' → 'Vela'. */
function inCaseOf(typed: string, spelled: string): string {
  if (typed === typed.toUpperCase()) return spelled.toUpperCase()
  return /^\p{Lu}/u.test(typed) ? capitalize(spelled) : spelled
}

/** Spellings that no one would post: 'vc', 'p/', 'segunda feira'. */
const SHORTENED = content.words.spelling.shortened.map(({ word, short, whole }) => ({
  whole,
  pattern: word ? everyWord([word], 'giu') : new RegExp(short!, 'giu'),
}))

/** 'laço p/ bb' → 'laço para bebê'. */
export const writtenOut = (text: string): string =>
  SHORTENED.reduce((line, { pattern, whole }) => line.replace(pattern, whole), text)

const SHORTEST = 4
const ACCENTED = /[ãõáéíóúâêôà]/i

/** The words of all nouns, by their plain letters. */
const known = new Map(
  [...lexicon.values()]
    .flatMap(({ noun }) => noun.toLowerCase().split(/[ -]/))
    .concat(content.words.spelling.frequent)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => [plain(word), word]),
)
const keys = [...known.keys()]
const bySound = new Map([...known.values()].map((word) => [soundOf(word), word]))

/** Letters that sound alike in Portuguese are confused most: 'caneka', 'sesta', 'laso', 'vella'. */
function soundOf(word: string): string {
  return plain(word.toLowerCase().replaceAll('ç', 's'))
    .replace(/k|qu?(?=[ei])/g, 'c')
    .replace(/c(?=[ei])/g, 's')
    .replace(/ss|z/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/x/g, 'ch')
    .replace(/^h/, '')
}

/** Words of their own that are seldom meant beside 'de', and one too short to be corrected by its letters. */
const CONFUSED = content.words.spelling.confused.map(({ wrong, right }) => ({
  right,
  pattern: new RegExp(`(?<!\\p{L})${wrong}(?=s? de )`, 'giu'),
}))

/** 'almofda' → 'almofada': a word that is none, and one letter away from a single word of the known nouns. */
export function withoutTypos(text: string): string {
  return CONFUSED.reduce((line, { pattern, right }) => line.replace(pattern, right), text).replace(
    /[\p{L}\p{N}_]+/gu,
    (word) => {
      const key = plain(word)
      // Who types accents knows how a word is spelled: 'pião' is no piano.
      if (!/^\p{L}{4,}$/u.test(word) || spellings.has(key) || known.has(key) || ACCENTED.test(word)) return word
      return inCaseOf(word, bySound.get(soundOf(word)) ?? only(keysNear(key), key, word))
    },
  )
}

/** Both numbers of a word count as one. */
function only(near: readonly string[], key: string, word: string): string {
  if (new Set(near.map((other) => other.replace(/s$/, ''))).size !== 1) return word
  return known.get(near.find((other) => other.endsWith('s') === key.endsWith('s')) ?? near[0]!)!
}

/** Lengths are compared first, since that is quicker and rules out most. */
const keysNear = (key: string) =>
  keys.filter((other) => Math.abs(other.length - key.length) <= 1 && isOneAway(key, other))

/** A letter is missing, added or wrong, or two are swapped. */
function isOneAway(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [rest, other] = [a.slice(at), b.slice(at)]
  const isSwap = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return isSwap || rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)
}

const { de, com, joined } = content.words.joining
const MOST_WORDS = 4
const joiners = new Map([
  ...de.map((phrase) => [plain(phrase), 'de'] as const),
  ...com.map((phrase) => [plain(phrase), 'com'] as const),
])

/** After these nothing is missing. */
const JOINED = exactly(joined)

/** With the prepositions that people leave out of a list of traits: 'ecobag algodão cru frase' is an 'ecobag de algodão cru com frase'. */
export function withPrepositions(text: string): string {
  const words = text.split(' ')
  return words
    .map((word, at) => {
      const before = words[at - 1]
      const joiner =
        before && !JOINED.test(plain(before)) && !/[,;:.!?/+&%-]$/.test(before) ? joinerAt(words, at) : undefined
      return joiner ? `${joiner} ${word}` : word
    })
    .join(' ')
}

function joinerAt(words: readonly string[], at: number): string | undefined {
  const keys = Array.from({ length: MOST_WORDS }, (_, less) =>
    plain(words.slice(at, at + MOST_WORDS - less).join(' ')).replace(/[,.;!?]{1,3}$/, ''),
  )
  return keys.map((key) => joiners.get(key)).find(Boolean)
}
