import { content } from '../../content/content.ts'
import type { Category, Group, Sort } from '../../content/schema.ts'
import type { Agreement } from '../agreement.ts'
import { guessedAgreement } from './guessed-agreement.ts'
import { LONGEST_NOUN, lexicon, nounOf, type Entry } from './lexicon.ts'
import { plain, SAINTLY } from './spelling.ts'

const categoryOf = (id: string): Category => content.categories.find((category) => category.id === id)!

type Kind = Pick<Entry, 'category' | 'group' | 'type'>

/** A product or service that the owner named. */
export interface Product extends Kind {
  /** As typed, from its first word that counts. */
  text: string
  /** The head, with its accents: 'bolos de pote'. */
  noun: string
  agreement: Agreement
}

/** Before the noun, and not part of what is named: 'vendo', 'lindas', 'mais um'. */
const LEADING = /^(?:os?|as?|uma?|uns|umas|meus?|minhas?|nossos?|nossas?|est[ea]s?|ess[ea]s?|mais|outr[oa]s?|vendo|vende-se|vendemos|faco|fazemos|faz-se|temos|tenho|tem|hoje|aceito|aceitamos|olha|chegou|chegaram|lind[oa]s?|bel[oa]s?|delicios[oa]s?|nov[oa]s?|fof[oa]s?|super)$/
/** Counts and measures, which stay. */
const AMOUNT = /^(?:\d+(?:[.,]\d+)?(?:kg|g|ml|l|un|x)?|dois|duas|tres|quatro|cinco|seis|dez|doze|vinte|cem|mini|maxi|meia|kg|un|unidades?|pares)$/
const PREPOSITION = /^(?:de|do|da|dos|das|em|no|na|para|pra|com|sem|por|que|e|a|ao|aos|as)$/
/** Sets of something, which decides for the category. */
const SETS = new Map<string, Agreement>([
  ...['kit', 'kits', 'jogo', 'jogos', 'conjunto', 'conjuntos', 'par', 'combo', 'combos', 'cento', 'pacote', 'pacotes', 'trio', 'pote', 'potes', 'pack'].map((noun) => [noun, { gender: 'm', isPlural: noun.endsWith('s') }] as const),
  ...['caixa', 'caixas', 'caixinha', 'caixinhas', 'duzia', 'dupla', 'bandeja', 'bandejas', 'colecao', 'linha', 'peca', 'pecas', 'encomenda', 'encomendas'].map((noun) => [noun, { gender: 'f', isPlural: noun.endsWith('s') }] as const),
])
/** Words before the noun that may be unknown, as in 'primeiro vestido'. */
const MOST_UNKNOWN = 2

export function findProduct(typed: string): Product | null {
  const words = typed.split(' ')
  const keys = words.map(keyOf)
  const start = keys.findIndex((key, at) => !LEADING.test(key) || (key === 'nossa' && keys[at + 1] === 'senhora'))
  if (start === -1) return null
  const found = headFrom(keys, start)
  if (!found) return ofMaterial(words.slice(start), keys.slice(start))
  const { at, length, entry } = found
  const kind = secondReading(entry, keys) ?? ofRest(entry, keys.slice(at), length)
  return { text: words.slice(start).join(' '), noun: entry.noun, agreement: entry.agreement, ...kind, type: ILLNESS.test(keys.join(' ')) ? null : kind.type }
}

/** The cheerful scenes of a type are not for those who are seriously ill, or were born too early. */
const ILLNESS = /\b(?:prematur\w+|uti|cancer|oncolog\w+|quimioterapia)\b/

/** Beside some words a noun means something else: a 'passadeira' is a rug, unless she irons. */
const SECOND_READINGS: readonly [noun: RegExp, beside: RegExp, meant: string][] = [
  [/^passadeira$/, /\b(?:faxin\w+|diarista|passar|roupas?|domestica|por dia|diaria)\b/, 'passadeira de roupa'],
  [/^(?:enfeites?|guirlandas?)\b/, /\bmaternidade\b/, 'porta-maternidade'],
  [/^sabonetes?\b/, /\blembranc/, 'sabonete lembrancinha'],
  [/^bolos? /, /\b(?:no|em) potes?\b/, 'bolo de pote'],
  [/^kit festa$/, /\b(?:papel(?:aria)?|personalizad[oa]s?|tema|topper|tubetes?|caixinhas?|convites?|adesivos?|impress[oa]s?)\b/, 'kit festa personalizado'],
]

function secondReading({ noun }: Entry, keys: readonly string[]): Kind | undefined {
  const meant = SECOND_READINGS.flatMap(([of, beside, known]) => (of.test(plain(noun)) && beside.test(keys.join(' ')) ? lexicon.get(known) ?? [] : []))[0]
  return meant && { category: meant.category, group: meant.group, type: meant.type }
}

const keyOf = (word: string) => plain(word).replace(/[^\p{L}\p{N}-]/gu, '').replace(/^pr[ao]$/, 'para')

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
    const entry = lexicon.get(key)
    const isSet = entry && length === 1 && PREPOSITION.test(keys[at + 1] ?? '') && setAt(keys, at)
    if (entry) return { length, entry: isSet || entry }
  }
  const ofSet = setAt(keys, at)
  return ofSet ? { length: 1, entry: ofSet } : null
}

/** Nobody orders a hundred of them for an afternoon. */
const PARTY_SNACKS = lexicon.get('cento de salgados')!

/** 'Kit 3 sabonetes': a kit, of the category of soaps. */
function setAt(keys: readonly string[], at: number): Entry | null {
  const agreement = SETS.get(keys[at]!)
  if (!agreement) return null
  const next = keys.findIndex((key, index) => index > at && !PREPOSITION.test(key) && !AMOUNT.test(key))
  const found = next === -1 ? null : longestAt(keys, next)
  if (!found) return null
  const party = keys[at] === 'cento' && found.entry.category === PARTY_SNACKS.category ? PARTY_SNACKS : found.entry
  return { ...party, noun: SPELLED.get(keys[at]!) ?? keys[at]!, agreement }
}

const SPELLED = new Map([['duzia', 'dúzia'], ['peca', 'peça'], ['pecas', 'peças'], ['colecao', 'coleção']])

/** What a thing is made of may matter more than what it is: a bag of leather, a picture of embroidery. */
function ofRest(entry: Entry, keys: readonly string[], length: number): Kind {
  const material = materialIn(keys.slice(length))
  const made = material?.id === 'crochet-home' && entry.category.id !== 'home-sewing' && entry.category.id !== 'decor' ? crocheted(entry.category) : material
  if (made?.id === 'macrame' && SMALL.has(entry.category.id)) return entry
  if (FIGURES.has(entry.category.id) && HOLY.test(keys.join(' '))) return ofKind(categoryOf('religious'), 'imagem', keys)
  if (made && made !== entry.category && (made.id === 'pets' || MADE_OF_SOMETHING.has(entry.category.sort))) {
    const kind = ofKind(made, entry.noun, keys)
    return kind.type || !entry.type || made.id === 'pets' ? kind : entry
  }
  return kindIn(entry, keys.slice(length))
}

/** Of these, what they show matters: Our Lady is no toy. */
const FIGURES = new Set(['amigurumi', 'dolls', 'felt', 'biscuit'])
const HOLY = /\b(?:nossa senhora|sagrad[ao]|santo|santa|sao (?:francisco|jose|bento|jorge|miguel|antonio)|divino|jesus|menino deus)\b/
/** Of others, what they are made of or meant for does not make something else. */
const MADE_OF_SOMETHING = new Set<Sort>(['thing', 'pet'])
/** Nothing for a wall, even of macramé. */
const SMALL = new Set(['jewellery', 'bags', 'hair-bows', 'pets'])
/** What yarn makes of things that are sewn otherwise. */
const YARN = new Map([['clothes', 'crochet-wear'], ['bags', 'crochet-wear'], ['hair-bows', 'crochet-wear'], ['baby', 'crochet-wear'], ['dolls', 'amigurumi']])

function crocheted(category: Category): Category {
  const id = YARN.get(category.id)
  return id ? categoryOf(id) : category
}

/** A noun right after it may tell more: 'sabonete lembrancinha' is a favour. A technique without a text of its own does not: 'fralda bordada ponto cruz'. */
function kindIn({ noun, category, group, type }: Entry, rest: readonly string[]): Kind {
  const next = rest.length > 0 && !APART.test(rest[0]!) ? longestAt(rest, 0)?.entry : null
  if (next?.category === category && next.group !== group && (next.type || !type) && !category.materials.includes(`de ${plain(next.noun)}`)) return next
  return closerKind({ noun, category }, rest) ?? { category, group, type }
}

/** Given away at an occasion, and not used for it: 'velas de lembrancinha de batizado'. */
const FAVOUR = /^(?:lembrancinhas?|lembrancas?)$/

/** 'Bolo de três andares para casamento' is a 'bolo de casamento', 'bolo tema safári' a 'bolo temático'. */
function closerKind({ noun, category }: Pick<Entry, 'noun' | 'category'>, rest: readonly string[]): Kind | null {
  const head = plain(noun)
  const favour = rest.findIndex((word) => FAVOUR.test(word))
  const own = favour === -1 ? rest : rest.slice(0, favour + 1)
  const phrases = own.flatMap((_, at) => [3, 2, 1].map((length) => own.slice(at, at + length).join(' ')))
  const names = phrases.flatMap((phrase) => (phrase === 'tema' ? [`${head} tematico`, `${head} decorado`, `${head} personalizado`] : [`${head} de ${phrase}`, `${head} ${phrase}`]))
  return names.flatMap((name) => lexicon.get(name) ?? []).find((entry) => entry.category === category) ?? null
}

/** What a category knows about a noun of another: 'bolsa' is its 'bolsa de couro'. If several begin with it, rather the one that was typed: 'roupinha para cachorro'. */
function ofKind(category: Category, noun: string, keys: readonly string[]): Kind {
  const said = new Set([...plain(noun).split(' '), ...keys])
  const begins = (known: string) => `${plain(known)} `.startsWith(`${plain(noun)} `) && !isOfOtherAnimal(plain(known), said)
  const isSaid = (known: string) => begins(known) && plain(known).split(' ').every((word) => said.has(word) || PREPOSITION.test(word))
  const best = <T>(list: readonly T[], nounsOf: (item: T) => readonly string[]) => list.find((item) => nounsOf(item).some(isSaid)) ?? list.find((item) => nounsOf(item).some(begins))
  return { category, group: best(category.groups, ({ nouns }) => nouns.map(nounOf)) ?? NO_GROUP, type: best(category.types, ({ nouns }) => nouns) ?? null }
}

const ANIMALS = [/^gat[oa]s?$/, /^(?:cachorr[oa]s?|cao|caes)$/]

/** 'coleira para gato', when no cat was named. */
const isOfOtherAnimal = (known: string, said: ReadonlySet<string>) => ANIMALS.some((animal) => known.split(' ').some((word) => animal.test(word)) && ![...said].some((word) => animal.test(word)))

/** What is known of the others need not be true of it. */
const NO_GROUP: Group = { nouns: [] }

const MATERIALS = content.categories.flatMap((category) => category.materials.map((material) => ({ category, words: material.split(' ') })))

/** After these comes what is not the thing itself. */
const APART = /^(?:para|pra|com|que|tema|bico|barrado|barra|detalhes?|aplicacao|aplicacoes|forrad[oa]s?)$/

/** The category of the first material in a phrase, before it goes on to say what the thing comes with: 'com bico de crochê'. Some are meant for someone: 'para cachorro'. */
function materialIn(keys: readonly string[]): Category | null {
  const starts = (at: number) => MATERIALS.filter(({ words }) => words.every((word, index) => keys[at + index] === word))
  let isApart = false
  for (let at = 0; at < keys.length; at += 1) {
    isApart ||= APART.test(keys[at]!)
    const [longest] = starts(at).filter(({ words }) => !isApart || words[0] === 'para').sort((a, b) => b.words.length - a.words.length)
    if (longest) return longest.category
  }
  return null
}

/** 'Porta-treco em MDF': an unknown thing of a known material. */
function ofMaterial(words: readonly string[], keys: readonly string[]): Product | null {
  const category = materialIn(keys.slice(1).filter((key) => !APART.test(key)))
  const [first = ''] = keys
  if (!category || !/^\p{L}{3}/u.test(first)) return null
  const text = words.join(' ')
  const saint = SAINTLY.test(text) ? words.slice(0, 2).join(' ') : null
  const noun = saint ?? words[0]!.toLowerCase()
  const agreement = saint ? { gender: /^São|^Santo/.test(saint) ? 'm' as const : 'f' as const, isPlural: false } : guessedAgreement(first) ?? { gender: 'm', isPlural: first.endsWith('s') }
  return { text, noun, agreement, ...ofKind(category, noun, keys) }
}
