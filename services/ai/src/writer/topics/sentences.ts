import { content } from '../../content/content.ts'
import type { FrameName, FrameTrait } from '../../content/schema.ts'
import { patternOf } from '../../content/pattern.ts'
import { plain } from './spelling.ts'

/** hasTrait('discount', 'urgent'): what a frame's file says of it. */
export const hasTrait = (frame: FrameName, trait: FrameTrait): boolean => content.frames[frame]!.traits.includes(trait)

const { frames, grave, sentences } = content.words

/** Grief and other grave matters. */
export const SORROW = patternOf(grave.sorrow)
/** Words that make even a product a matter of grief: 'lembrança de luto'. */
export const MOURNING = patternOf(frames.beforeProducts.find(({ frame }) => frame === 'grief')!)
/** No jokes beside these. */
export const GRAVE_WORDS = patternOf(grave.noJokes)
/** A list of what there is to eat, and not only of prices. */
export const MENU = patternOf(sentences.menu)
/** Brazilian first names: enough of them to tell a person from a product. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(sentences.firstNames)

/** 'agora', 'gente,': they say nothing of the frame. */
const BEFORE = new RegExp(`^(?:(?:${frames.before.join('|')})[,:!]? )+`)

/** The frame of the first rule that fits a text in plain letters. */
function finder(rules: typeof frames.beforeProducts): (text: string) => FrameName | undefined {
  const patterns = rules.map((rule) => [rule.frame, patternOf(rule)] as const)
  const find = (text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0]
  return (text) => find(text) ?? find(text.replace(BEFORE, ''))
}

/** In plain letters: what the line is about before and apart from any product. */
export const frameBeforeProducts = finder(frames.beforeProducts)

/** In plain letters, of a line without a product. */
export const frameAfterProducts = finder(frames.afterProducts)

const OPENINGS = patternOf(sentences.openings)
const VERBS = patternOf(sentences.verbs)
const VERB_ENDINGS = new RegExp(String.raw`\b\w{2,}(?:${sentences.verbEndings.join('|')})\b`)
/** With accents, since 'é' without its accent is 'e'. */
const IS = patternOf(sentences.is, 'iu')
const NO_THING = patternOf(sentences.noThing)
const SHOP = patternOf(sentences.shop, 'u')
const ASKED_OF_OWNER = patternOf(sentences.askedOfOwner)
const IDEA = patternOf(sentences.ideas)
const PEOPLE = new RegExp(
  String.raw`^(?:(?:${sentences.people.before.join('|')}) )*(?:${sentences.people.who.join('|')})\b`,
)
const FOR_THE_ILL = patternOf(grave.forTheIll)
const MAX_WORDS_OF_A_THEME = 3

/** A verb makes a sentence of it, unless it comes after 'que' or a comma: 'tapete que terminei ontem' is a rug. */
export function isSentence(text: string): boolean {
  const [clause = ''] = text.split(/ (?:que|quem) |, /)
  const main = plain(clause)
  return (
    NO_THING.test(plain(text)) || IS.test(clause) || VERBS.test(main) || VERB_ENDINGS.test(main) || OPENINGS.test(main)
  )
}

/** 'Doces da Tia Rê', 'ateliê mimos da ju'. */
export const isShopName = (text: string): boolean =>
  /^(?:\p{Lu}\p{L}*s|Crochê|Ateliê|Confeitaria|Costura) d[aeo]s? \p{Lu}/u.test(text) || SHOP.test(plain(text))

/** 'Ana Clara Festas', capitalized or in all capitals. */
export function isName(text: string): boolean {
  const words = text.split(' ').filter((word) => word.length > 2)
  return FIRST_NAMES.has(plain(words[0] ?? '')) && words.every((word) => /^\p{Lu}/u.test(word))
}

/** In plain letters: 'saudade do meu pai', but not 'turbante para quimioterapia'. */
export const isSorrow = (key: string): boolean => SORROW.test(key) && !FOR_THE_ILL.test(key)

/** In plain letters: 'quanto custa', 'voces entregam', to which only the owner knows the answer. */
export const isAskedOfOwner = (key: string): boolean => ASKED_OF_OWNER.test(key)

/** In plain letters: 'gratidao', which people think about but do not make. */
export const isIdea = (key: string): boolean => IDEA.test(key) && key.split(' ').length <= MAX_WORDS_OF_A_THEME

/** In plain letters: 'minhas clientes queridas'. */
export const isAboutPeople = (key: string): boolean => PEOPLE.test(key)
