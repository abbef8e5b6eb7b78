import { content } from '../../content/content.ts'
import { everyWord } from '../../content/pattern.ts'
import { plain } from './spelling.ts'

/** Hashtags and the words of questions are written without accents, and ids in English. */
const NO_TEXTS = new Set(['hashtags', 'id', 'words', 'yarn'])

/** By its plain letters, how a word is spelled, if all texts of the categories spell it one way. */
const spellings = new Map<string, string>()
for (const word of wordsOf(textsOf(content.categories).join(' '))) {
  const key = plain(word)
  const known = spellings.get(key)
  spellings.set(key, known === undefined || known === word ? word : key)
}
// Frequent in topics, whatever else their plain letters may mean: 'bebe' is a baby.
for (const word of content.words.spelling.accents) spellings.set(plain(word), word)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, part]) => (NO_TEXTS.has(key) ? [] : textsOf(part))) : []
}

/** Whether a word, in plain letters, occurs in any of the writer's texts. */
export const isWord = (key: string): boolean => spellings.has(key)

/** 'croche' → 'crochê': words without accents get those they have in the writer's own texts. */
export const withAccents = (text: string): string => text.replace(/\p{L}{2,}/gu, accented)

function accented(word: string): string {
  const key = plain(word)
  const spelled = spellings.get(key)
  if (!spelled || spelled === key || spelled === word.toLowerCase()) return word
  if (word === word.toUpperCase()) return spelled.toUpperCase()
  return /^\p{Lu}/u.test(word) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled
}

/** Nobody would post them: 'vc', 'p/', 'segunda feira'. */
const SHORTENED = content.words.spelling.shortened.map(({ word, short, whole }) => ({ whole, pattern: word ? everyWord([word], 'giu') : new RegExp(short!, 'giu') }))

/** 'laço p/ bb' → 'laço para bebê'. */
export const writtenOut = (text: string): string => SHORTENED.reduce((line, { pattern, whole }) => line.replace(pattern, whole), text)
