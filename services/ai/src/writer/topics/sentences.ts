import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'
import { plain } from './spelling.ts'
import { FIRST_NAMES, SORROW } from './words.ts'

const { grave, sentences } = content.words

const OPENINGS = patternOf(sentences.openings)
const VERBS = patternOf(sentences.verbs)
const VERB_ENDINGS = new RegExp(String.raw`\b\w{2,}(?:${sentences.verbEndings.join('|')})\b`)
/** With accents, since 'é' without its accent is 'e'. */
const IS = patternOf(sentences.is, 'iu')
const NO_THING = patternOf(sentences.noThing)
const SHOP = patternOf(sentences.shop, 'u')
const ASKED_OF_OWNER = patternOf(sentences.askedOfOwner)
const IDEA = patternOf(sentences.ideas)
const PEOPLE = new RegExp(String.raw`^(?:(?:${sentences.people.before.join('|')}) )*(?:${sentences.people.who.join('|')})\b`)
const FOR_THE_ILL = patternOf(grave.forTheIll)
const MAX_WORDS_OF_A_THEME = 3

/** A verb makes a sentence of it, unless it comes after 'que' or a comma: 'tapete que terminei ontem' is a rug. */
export function isSentence(text: string): boolean {
  const [clause = ''] = text.split(/ (?:que|quem) |, /)
  const main = plain(clause)
  return NO_THING.test(plain(text)) || IS.test(clause) || VERBS.test(main) || VERB_ENDINGS.test(main) || OPENINGS.test(main)
}

/** 'Doces da Tia Rê', 'ateliê mimos da ju'. */
export const isShopName = (text: string): boolean => /^(?:\p{Lu}\p{L}*s|Crochê|Ateliê|Confeitaria|Costura) d[aeo]s? \p{Lu}/u.test(text) || SHOP.test(plain(text))

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
