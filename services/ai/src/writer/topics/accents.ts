import { categories } from '../categories/categories.ts'
import { plain } from './spelling.ts'

/** Frequent in topics, whatever else their plain letters may mean: 'bebe' is a baby. */
const MORE = 'não você vocês até também só já avó mamãe bebê bebês crochê tricô macramê cerâmica aromática aromáticas promoção coleção coleções lançamento maternidade aniversário aniversários batizado comunhão páscoa joão mães sócios prático prática básico básica clássico rústico rústica romântico romântica orgânico orgânica'

/** By its plain letters, how a word is spelled, if all texts of the categories spell it one way. */
const spellings = new Map<string, string>()
for (const word of wordsOf(textsOf(categories).join(' '))) {
  const key = plain(word)
  const known = spellings.get(key)
  spellings.set(key, known === undefined || known === word ? word : key)
}
for (const word of MORE.split(' ')) spellings.set(plain(word), word)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** 'croche' → 'crochê': words without accents get those they have in the writer's own texts. */
export const withAccents = (text: string): string => text.replace(/(?<![\p{L}\p{M}])[a-z]{2,}(?![\p{L}\p{M}])/giu, accented)

function accented(word: string): string {
  const spelled = spellings.get(word.toLowerCase())
  if (!spelled || spelled === word.toLowerCase()) return word
  if (word === word.toUpperCase()) return spelled.toUpperCase()
  return /^[A-Z]/.test(word) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled
}
