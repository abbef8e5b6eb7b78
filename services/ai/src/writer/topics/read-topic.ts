import { plainLine, withoutEmoji } from '../../rules/plain-text.ts'
import type { FrameName } from '../../content/schema.ts'
import { capitalize } from '../capitalize.ts'
import { hasTrait } from '../frame-traits.ts'
import { writtenOut } from './abbreviations.ts'
import { withAccents } from './accents.ts'
import { frameAfterProducts, frameBeforeProducts } from './find-frame.ts'
import { findProduct, type Product } from './find-product.ts'
import { lexicon } from './lexicon.ts'
import { takePrice } from './price.ts'
import { asName, isShouted, plain, softened, withDayName, withNames, withoutCapital, withoutLinks } from './spelling.ts'
import { withoutTypos } from './typos.ts'
import { FIRST_NAMES, IDEA, PEOPLE, SENTENCE_BEGINS, SENTENCE_HAS, SHOP, SORROW, VERB } from './words.ts'

/** What the owner typed: a product or service, known or not, or a line that a frame is made for. */
export type Topic = ProductTopic | ThingTopic | LineTopic

interface ProductTopic {
  kind: 'product'
  /** As used within a sentence, without its article. */
  text: string
  product: Product
  /** As typed: 'R$ 25,00'. */
  price: string | null
}

/** Something that the writer knows nothing about. */
interface ThingTopic {
  kind: 'thing'
  text: string
  price: string | null
}

interface LineTopic {
  kind: 'line'
  /** A sentence, with its end. */
  text: string
  frame: FrameName
  /** The product that the line mentions. */
  product: Product | null
}

const MAX_WORDS_OF_A_THING = 12
const MAX_WORDS_OF_A_THEME = 3
const LEADING_ARTICLE = /^(?:os?|as?) (?=\p{L}{2})/iu
/** 'Como lavar crochê' is a question even without its mark; 'O que aprendi em 2024' is a heading. */
const ASKS = /^(?:como|onde|quando|por que|o que|quanto) \w+r\b|^(?:qual|quais|quanto custa|sera que|vale a pena|por que)\b/
/** With accents, since 'é' without its accent is 'e'. */
const IS = /(?:^é|\s(?:é|está|têm|são(?! (?:joão|pedro|jorge|paulo|josé|francisco|bento|cosme))))(?:\s|$)/iu

/** Reads a topic by the noun that it is about. */
export function readTopic(raw: string): Topic {
  const text = withKnownName(spelledOut(raw))
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'line', text: 'Artesanato.', frame: 'theme', product: null }
  const key = plain(text).replace(/(?<!!)!+$/, '')
  const { rest, price } = takePrice(text)
  const product = isSentence(text) || isShopName(text) ? null : findProduct(rest)
  const frame = frameBeforeProducts(key) ?? (product ? null : frameOf(text, key))
  if (frame) return { kind: 'line', text: asLine(text, frame), frame, product: hasTrait(frame, 'mourned') ? null : product ?? mentioned(key) }
  if (product) return { kind: 'product', text: inSentence(product.text, true), product, price }
  return { kind: 'thing', text: inSentence(rest, false), price }
}

/** Whether the writer knows nothing that it could say of a topic. */
export const isUnknown = (topic: Topic): boolean => topic.kind === 'thing' || (topic.kind === 'line' && topic.product === null && hasTrait(topic.frame, 'last-resort'))

/** On one line, with abbreviations written out, and with its accents. */
export const spelledOut = (raw: string): string => withNames(withAccents(writtenOut(cleaned(raw))))

/** Without the typing errors that keep the writer from knowing the product: 'design de sombrancelha' would be of web sites. */
function withKnownName(typed: string): string {
  const corrected = withoutTypos(typed)
  if (corrected === typed || frameBeforeProducts(plain(typed))) return typed
  const [asTyped, spelledRight] = [typed, corrected].map((text) => findProduct(text))
  const isGuessed = asTyped !== null && asTyped !== undefined && !lexicon.has(plain(asTyped.noun))
  return spelledRight && (isGuessed || spelledRight.noun.length > (asTyped?.noun.length ?? 0)) ? corrected : typed
}

/** Only the spaces and the marks that a topic should not have are changed. */
function cleaned(raw: string): string {
  const line = withoutLinks(plainLine(withoutEmoji(raw))).replace(/[#"“”„«»*_~`^<>]/g, ' ')
  return line.replace(/\s+/g, ' ').replace(/ (?=[.,;:!?])/g, '').replace(/^[\s.,;:!?\-–—/]+|(?<![\s.,;:\-–—/])[\s.,;:\-–—/]+$/gu, '')
}

/** Words that begin a question, a piece of advice, a greeting or what someone is doing. */
const NO_THING = /^(?!lindo|segundo|mundo|fundo)\w{2,}(?:ando|endo|indo)\b|^(?:como|quando|onde|qual|quais|o que|quant[oa]s?|sera que|vale a pena|por que|porque|dicas?|duvidas?|curiosidades?|tutorial|passo a passo|feliz|felizes|bom|boas?|obrigad[ao]|parabens|agradec\w+|gratidao)\b|\?$/

/** A verb makes a sentence of it, unless it comes after 'que' or a comma: 'tapete que terminei ontem' is a rug. */
function isSentence(text: string): boolean {
  const [clause = ''] = text.split(/ (?:que|quem) |, /)
  const main = plain(clause)
  return NO_THING.test(plain(text)) || IS.test(clause) || SENTENCE_HAS.test(main) || VERB.test(main) || SENTENCE_BEGINS.test(main)
}

/** Something that is made for them is not about their illness. */
const FOR_THE_ILL = /\b(?:para|pra) (?:\w+ ){0,3}(?:quimioterapia|cancer|uti|hospital|internad[ao]s?|pacientes?)\b/

function frameOf(text: string, key: string): FrameName | null {
  if (SORROW.test(key) && !FOR_THE_ILL.test(key)) return 'grief'
  const frame = frameAfterProducts(key)
  if (frame) return frame
  if (isName(text) || isShopName(text)) return 'shop-name'
  if (IDEA.test(key) && key.split(' ').length <= MAX_WORDS_OF_A_THEME) return 'theme'
  if (PEOPLE.test(key)) return 'people'
  return isSentence(text) || text.split(' ').length > MAX_WORDS_OF_A_THING || /[.!?;:]./.test(text) ? 'story' : null
}

/** 'Doces da Tia Rê', 'ateliê mimos da ju'. */
const isShopName = (text: string) => /^(?:\p{Lu}\p{L}*s|Crochê|Ateliê|Confeitaria|Costura) d[aeo]s? \p{Lu}/u.test(text) || SHOP.test(plain(text))

/** 'Ana Clara Festas', capitalized or in all capitals. */
function isName(text: string): boolean {
  const words = text.split(' ').filter((word) => word.length > 2)
  return FIRST_NAMES.has(plain(words[0] ?? '')) && words.every((word) => /^\p{Lu}/u.test(word))
}

/** Where something happens, and not what it is about: 'comecei na cozinha de casa'. */
const PLACE = /^cozinhas?$/

/** A product anywhere in a line: 'Leve 3 pague 2 panos de prato'. */
function mentioned(key: string): Product | null {
  const words = key.split(' ')
  for (let at = 0; at < words.length; at += 1) {
    if (PLACE.test(words[at]!)) continue
    const product = lexicon.has(words[at]!) || lexicon.has(words.slice(at, at + 2).join(' ')) ? findProduct(words.slice(at).join(' ')) : null
    if (product) return product
  }
  return null
}

function asLine(text: string, frame: FrameName): string {
  if (frame === 'shop-name' && isShouted(text)) return `${asName(text)}.`
  const line = capitalize(withDayName(withPauses(softened(text))))
  if (/[.!?]$/.test(line)) return line
  if (frame === 'greeting') return `${line}!`
  return ASKS.test(plain(line).replace(/^enquete:? /, '')) && hasTrait(frame, 'asks') ? `${line}?` : `${line}.`
}

/** 'Aviso não abrimos na sexta', and not 'aviso importante'. */
const ANNOUNCED = /^(aviso|enquete|comunicado|minha história|atenção)(?= (?!d[aeo]s? |sobre |importante|para )\p{L})/iu
/** 'Minha mãe faleceu loja fechada até segunda', and not 'a loja fechada'. */
const CLOSED = /(?<=[\p{L}\d]) (?=(?:loja|ateliê|agenda) (?:fechad|estará|fica)|não (?:vamos )?(?:abrimos|abrir|abriremos|atendemos|haverá|teremos)(?!\p{L}))(?<!(?:^|\s)(?:[ao]|aviso:?|dia|que|e|feriado) )/giu

/** With the colon and the comma that people leave out of notices. */
const withPauses = (text: string) => text.replace(ANNOUNCED, '$1:').replace(CLOSED, ', ')

const inSentence = (text: string, isNoun: boolean) => withoutCapital(softened(text).replace(/(?<![.!])[.!]+$/, '').replace(LEADING_ARTICLE, ''), isNoun)
