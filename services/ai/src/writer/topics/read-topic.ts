import type { FrameName } from '../../content/schema.ts'
import {
  frameAfterProducts,
  frameBeforeProducts,
  hasTrait,
  isAboutPeople,
  isAskedOfOwner,
  isIdea,
  isName,
  isSentence,
  isShopName,
  isSorrow,
} from './sentences.ts'
import { withAccents, withoutTypos, withPrepositions, writtenOut } from './corrections.ts'
import { asLine, softened, withNames, withoutCapital } from './capitals.ts'
import { contactSentence, markContacts, marksIn, splitContacts } from './contacts.ts'
import { findProduct, type Product } from './find-product.ts'
import { withoutInstruction } from './instruction.ts'
import { lexicon, LONGEST_NOUN } from './lexicon.ts'
import { takePrice, takeSpecs } from './terms.ts'
import { plain } from './spelling.ts'

/** The topic that the owner typed: a product or service, known or not, or a line that a frame is made for. Contacts in it are marked. */
export type Topic = ProductTopic | ThingTopic | LineTopic

/** Told in sentences of their own. */
export interface Terms {
  /** The price as typed: 'R$ 25,00'. */
  price: string | null
  specs: readonly string[]
  /** How to reach the owner, in a sentence, or ''. */
  contact: string
}

export interface ProductTopic extends Terms {
  kind: 'product'
  /** The form used within a sentence, without its article. */
  text: string
  product: Product
}

/** Something unknown, of which only the words are. */
export interface ThingTopic extends Terms {
  kind: 'thing'
  text: string
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
const LEADING_ARTICLE = /^(?:os?|as?) (?=\p{L}{2})/iu
/** For nothing but signs: '🎀🎀🎀'. */
const ABOUT_NOTHING: LineTopic = { kind: 'line', text: 'Artesanato.', frame: 'theme', product: null }

/** Reads a topic by the noun that it is about: 'vendo bolo de pote R$ 12' is the product 'bolo de pote', '20% off' a line for a discount, 'clareamento dental' an unknown thing. */
export function readTopic(typed: string): Topic & { contacts: readonly string[] } {
  const { marked, contacts } = markContacts(typed)
  return { ...readMarked(marked), contacts }
}

/** @param marked a topic, or a part of one, whose contacts are marked */
export function readMarked(marked: string): Topic {
  const text = withKnownName(withoutInstruction(spelledOut(marked)))
  if (!/[\p{L}\p{N}]/u.test(text))
    return marksIn(text).length > 0
      ? { ...ABOUT_NOTHING, text: contactSentence(text), frame: 'how-to-order' }
      : ABOUT_NOTHING
  const key = plain(text).replace(/(?<!!)!+$/, '')
  const { rest, ...terms } = withoutTerms(text)
  const product = isSentence(text) || isShopName(text) ? null : findProduct(withPrepositions(softened(rest)))
  const frame = isAskedOfOwner(key)
    ? 'question'
    : (frameBeforeProducts(key) ?? (product ? null : frameOf(text, key, rest)))
  if (frame)
    return {
      kind: 'line',
      text: asLine(text, frame),
      frame,
      product: hasTrait(frame, 'mourned') ? null : (product ?? mentioned(key)),
    }
  if (product) return { kind: 'product', text: inSentence(product.text, true), product, ...terms }
  const named = mentioned(plain(rest))
  return named
    ? { kind: 'product', text: inSentence(rest, false), product: { ...named, text: rest }, ...terms }
    : { kind: 'thing', text: inSentence(rest, false), ...terms }
}

function withoutTerms(text: string): Terms & { rest: string } {
  const { rest: priced, price } = takePrice(text)
  const { text: named, ending } = splitContacts(priced)
  return { ...takeSpecs(named), price, contact: ending }
}

/** Whether the writer knows nothing that it could say of a topic. */
export const isUnknown = (topic: Topic): boolean =>
  topic.kind === 'thing' || (topic.kind === 'line' && topic.product === null && hasTrait(topic.frame, 'last-resort'))

/** With abbreviations written out, and with its accents. */
export const spelledOut = (marked: string): string => withNames(withAccents(writtenOut(cleaned(marked))))

/** Only the spaces and the marks that a topic should not have are changed. */
const cleaned = (marked: string) =>
  marked
    .replace(/[#"“”„«»*~`^<>]|(?<!_)_(?!_)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .replace(/^[\s.,;:!?\-–—/]+|(?<![\s.,;:\-–—/])[\s.,;:\-–—/]+$/gu, '')

/** Without the typing errors that keep the writer from knowing the product: 'design de sombrancelha' would be of web sites. */
function withKnownName(typed: string): string {
  const corrected = withoutTypos(typed)
  if (corrected === typed || frameBeforeProducts(plain(typed))) return typed
  if (frameBeforeProducts(plain(corrected))) return corrected
  const [asTyped, right] = [findProduct(typed), findProduct(corrected)]
  const isGuessed = asTyped !== null && !lexicon.has(plain(asTyped.noun))
  return right && (isGuessed || right.noun.length > (asTyped?.noun.length ?? 0))
    ? withNoun(typed, corrected, right.noun)
    : typed
}

/** Only the words of the noun are corrected: 'zona leste' stays. */
function withNoun(typed: string, corrected: string, noun: string): string {
  const right = corrected.split(' ')
  const ofNoun = plain(noun)
  return typed
    .split(' ')
    .map((word, at) =>
      ofNoun.includes(plain(right[at] ?? word).replace(/[^\p{L}-]/gu, '')) ? (right[at] ?? word) : word,
    )
    .join(' ')
}

/** Tells what a text without a product is a line for; null if it rather names a thing. */
function frameOf(text: string, key: string, rest: string): FrameName | null {
  if (isSorrow(key)) return 'grief'
  const frame = frameAfterProducts(key)
  if (frame) return frame
  if (rest === '') return 'how-to-order'
  if (isName(text) || isShopName(text)) return 'shop-name'
  if (isIdea(key)) return 'theme'
  if (isAboutPeople(key)) return 'people'
  return isSentence(text) || text.split(' ').length > MAX_WORDS_OF_A_THING || /[.!?;:]./.test(text) ? 'story' : null
}

/** A product anywhere in a line: 'Leve 3 pague 2 panos de prato'. */
function mentioned(key: string): Product | null {
  const words = key.split(/[^\p{L}\p{N}-]+/u).filter(Boolean)
  const isNoun = (at: number) =>
    Array.from({ length: LONGEST_NOUN }, (_, less) => words.slice(at, at + less + 1).join(' ')).some((phrase) =>
      lexicon.has(phrase),
    )
  const [named] = words.flatMap((_, at) => (isNoun(at) ? (findProduct(words.slice(at).join(' ')) ?? []) : []))
  return named ?? null
}

const inSentence = (text: string, isNoun: boolean) =>
  withoutCapital(
    softened(text)
      .replace(/(?<![.!])[.!]+$/, '')
      .replace(LEADING_ARTICLE, ''),
    isNoun,
  )
