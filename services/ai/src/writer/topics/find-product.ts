import type { Agreement } from '../agreement.ts'
import { categories } from '../categories/categories.ts'
import type { Category, Group } from '../categories/category.ts'
import { capitalize } from '../phrases.ts'
import { guessedAgreement } from './guessed-agreement.ts'
import { LONGEST_NOUN, lexicon, type Entry } from './lexicon.ts'
import { plain } from './spelling.ts'
import { withoutTypo } from './typos.ts'

/** A product or service that the owner named. */
export interface Product {
  /** As typed, from its first word that counts; a typing error in the noun is corrected. */
  text: string
  /** The head, with its accents: 'bolos de pote'. */
  noun: string
  agreement: Agreement
  category: Category
  group: Group
}

/** Before the noun, and not part of what is named: 'vendo', 'lindas', 'mais um'. */
const LEADING = /^(?:os?|as?|uma?|uns|umas|meus?|minhas?|nossos?|nossas?|est[ea]s?|ess[ea]s?|mais|outr[oa]s?|vendo|vende-se|vendemos|faco|fazemos|faz-se|temos|tenho|tem|hoje|aceito|aceitamos|olha|chegou|chegaram|lind[oa]s?|bel[oa]s?|delicios[oa]s?|nov[oa]s?|fof[oa]s?|super)$/
/** Counts and measures, which stay. */
const AMOUNT = /^(?:\d+(?:[.,]\d+)?(?:kg|g|ml|l|un|x)?|dois|duas|tres|quatro|cinco|seis|dez|doze|vinte|cem|mini|maxi|meia|kg|un|unidades?|pares)$/
const PREPOSITION = /^(?:de|do|da|dos|das|em|no|na|para|pra|com|sem|por|que|e)$/
/** Sets of something, which decides for the category. */
const SETS: Readonly<Record<string, Agreement>> = Object.fromEntries([
  ...['kit', 'kits', 'jogo', 'jogos', 'conjunto', 'conjuntos', 'par', 'combo', 'combos', 'cento', 'pacote', 'pacotes', 'trio', 'pote', 'potes', 'pack'].map((noun) => [noun, { gender: 'm', isPlural: noun.endsWith('s') } as const]),
  ...['caixa', 'caixas', 'caixinha', 'caixinhas', 'duzia', 'dupla', 'bandeja', 'bandejas', 'colecao', 'linha', 'peca', 'pecas', 'encomenda', 'encomendas'].map((noun) => [noun, { gender: 'f', isPlural: noun.endsWith('s') } as const]),
])
/** Words before the noun that may be unknown, as in 'primeiro vestido'. */
const MOST_UNKNOWN = 2

export function findProduct(typed: string): Product | null {
  const words = typed.split(' ')
  const keys = words.map(keyOf)
  const start = keys.findIndex((key) => !LEADING.test(key))
  if (start === -1) return null
  const found = headFrom(keys, start)
  if (!found) return ofMaterial(words.slice(start), keys.slice(start))
  const { at, length, entry } = found
  const text = [...words.slice(start, at), ...spelled(words.slice(at, at + length), entry), ...words.slice(at + length)].join(' ')
  return { text, noun: entry.noun, agreement: entry.agreement, ...ofRest(entry, keys.slice(at), length) }
}

const keyOf = (word: string) => plain(word).replace(/[^\p{L}\p{N}-]/gu, '')

interface Found { at: number; length: number; entry: Entry }

/** The first known noun before a preposition. */
function headFrom(keys: readonly string[], start: number): Found | null {
  let unknown = 0
  for (let at = start; at < keys.length; at += 1) {
    const key = keys[at]!
    const found = longestAt(keys, at)
    if (found) return { at, ...found }
    if (PREPOSITION.test(key)) return null
    if (!AMOUNT.test(key)) unknown += 1
    if (unknown > MOST_UNKNOWN) return null
  }
  return null
}

function longestAt(keys: readonly string[], at: number): Omit<Found, 'at'> | null {
  for (let length = Math.min(LONGEST_NOUN, keys.length - at); length > 0; length -= 1) {
    const key = keys.slice(at, at + length).join(' ')
    const entry = lexicon.get(key) ?? (length === 1 ? withoutTypo(key) : undefined)
    if (entry) return { length, entry }
  }
  const ofSet = setAt(keys, at)
  return ofSet ? { length: 1, entry: ofSet } : null
}

/** 'Kit 3 sabonetes': a kit, of the category of soaps. */
function setAt(keys: readonly string[], at: number): Entry | null {
  const agreement = SETS[keys[at]!]
  if (!agreement) return null
  const next = keys.findIndex((key, index) => index > at && !PREPOSITION.test(key) && !AMOUNT.test(key))
  const found = next === -1 ? null : longestAt(keys, next)
  return found ? { ...found.entry, noun: SPELLED[keys[at]!] ?? keys[at]!, agreement } : null
}

const SPELLED: Readonly<Record<string, string>> = { duzia: 'dúzia', peca: 'peça', pecas: 'peças', colecao: 'coleção' }

/** The noun as it is spelled, with the owner's capitals. A set keeps its own word. */
function spelled(typed: readonly string[], { noun }: Entry): readonly string[] {
  const text = typed.join(' ')
  if (SETS[keyOf(text)]) return typed
  if (text === text.toUpperCase()) return [noun.toUpperCase()]
  return [/^\p{Lu}/u.test(text) ? capitalize(noun) : noun]
}

/** What a thing is made of may matter more than what it is: a bag of leather, a picture of embroidery. */
function ofRest(entry: Entry, keys: readonly string[], length: number): Pick<Product, 'category' | 'group'> {
  const material = materialIn(keys.slice(length))
  if (!material || material === entry.category || !entry.category.flags.isHandmade) return entry
  return { category: material, group: groupOf(material, entry.noun) }
}

const groupOf = (category: Category, noun: string): Group => category.groups.find(({ nouns }) => nouns.some((listed) => listed.split('/')[0]!.split(' ')[1] === noun.split(' ')[0])) ?? category.groups[0]!

const MATERIALS = categories.flatMap((category) => category.materials.map((material) => ({ category, words: material.split(' ') })))

/** The category of the first material in a phrase, before it goes on to say what the thing is for. */
function materialIn(keys: readonly string[]): Category | null {
  const end = keys.findIndex((key) => /^(?:para|pra|que)$/.test(key))
  const within = end === -1 ? keys : keys.slice(0, end)
  const starts = (at: number) => MATERIALS.filter(({ words }) => words.every((word, index) => within[at + index] === word))
  for (let at = 0; at < within.length; at += 1) {
    const [longest] = starts(at).sort((a, b) => b.words.length - a.words.length)
    if (longest) return longest.category
  }
  return null
}

/** 'Porta-treco em MDF': an unknown thing of a known material. */
function ofMaterial(words: readonly string[], keys: readonly string[]): Product | null {
  const category = materialIn(keys.slice(1))
  const [first = ''] = keys
  if (!category || !/^\p{L}{3}/u.test(first)) return null
  return { text: words.join(' '), noun: words[0]!, agreement: guessedAgreement(first) ?? { gender: 'm', isPlural: first.endsWith('s') }, category, group: category.groups[0]! }
}
