import type { CaptionIntent, CaptionRequest, CaptionSize, CaptionStyle } from '@atelie/contract/generators'
import type { Sentence } from './draft.ts'
import { capitalize } from './topics/spelling.ts'
import type { Terms } from './topics/read-topic.ts'
import type { LineSteps, Ranked, Texts } from '../content/schema.ts'

/** All that a caption may be made of: sentences of the data, whose slots are still open. */
export interface Material {
  /** They name the topic, or lead to the owner's own line. */
  openings: readonly (readonly Sentence[])[]
  /** Without the owner's words, for which there may be no room. */
  shortOpenings: readonly string[]
  /** Told before the last sentence: the price. */
  needed: readonly string[]
  /** To the owner's question, in passages to be read in order: a text has at least one of them, and otherwise only the others. */
  answer: readonly string[]
  /** The body, in order. What a person has had of them is replaced by facts. */
  parts: readonly Part[]
  /** Kinds that have their turn one after the other; of each, lists in the order in which they are preferred. */
  facts: readonly (readonly (readonly string[])[])[]
  closings: readonly (readonly Sentence[])[]
  shortestClosing: string
  /** Those of what is written about, then those of the style. */
  emojis: readonly (readonly string[])[]
  /** Whether nothing is known of what it is about. */
  isDraft: boolean
  /** Fills the slots of a sentence. */
  fill: (sentence: string) => string
}

export type Manner = Pick<CaptionRequest, 'style' | 'size' | 'intent' | 'callToAction'>

/** Terms in sentences of their own: 'R$ 30' becomes 'Sai por R$ 30.' */
export const termSentences = ({ price, contact, specs }: Terms, style: CaptionStyle): string[] => [
  ...specs.map(specSentence),
  ...priceSentences(price, style),
  ...(contact === '' ? [] : [contact]),
]

/** 'tam P ao GG' becomes 'Tamanhos: P ao GG.', '500 g' 'Peso: 500 g.', and 'pacote com 10' stays. */
function specSentence(spec: string): string {
  const [, sizes = SIZES.test(spec) ? spec : null] = /^tam(?:anho)?s?(?: d[aeo])? (.+)$/i.exec(spec) ?? []
  if (sizes) return `Tamanhos: ${sizes}.`
  if (!/^\d/.test(spec) || COUNT.test(spec)) return `${capitalize(spec)}.`
  return `${WEIGHT.test(spec) ? 'Peso' : 'Medida'}: ${spec}.`
}

const SIZES = /^(?:pp?|m|gg?|xg)[, ]/i
const COUNT = / (?:unidades|peças|un|fatias|pessoas|lugares|velas)$/i
const WEIGHT = /\d ?(?:g|gr|kg)$/i

function priceSentences(price: string | null, style: CaptionStyle): string[] {
  if (!price) return []
  if (style === 'professional' || style === 'motivational') return [`Valor: ${price}.`]
  return [price.startsWith('a partir') ? `Sai ${price}.` : `Sai por ${price}.`]
}

/** Choices for one passage of a body: lists of sentences, the preferred one first. */
export type Part = readonly (readonly string[])[]

/**
 * The parts of a body from a whole text, in order. A small one has a single passage, a large one goes through every step.
 * @param aside on what else the topic names: it follows the first scene of a caption that sells, and leads into others
 */
export function partsOf(
  texts: Texts,
  aside: Part,
  { style, size, intent }: Omit<Manner, 'callToAction'>,
): readonly Part[] {
  const { scene, quality, others, order } = texts.sale[style]
  if (intent === 'sale') return lineParts({ scene, matter: quality, others, next: order }, aside, size)
  const { doubt, reason, advice, thought } = texts.content[style]
  switch (size) {
    case 'small':
      return [[advice, reason, thought, doubt]]
    case 'medium':
      return aside.length === 0 ? [[doubt], [reason], [advice]] : [aside, [doubt], [advice]]
    case 'large':
      return [aside, [doubt], [reason], [advice], [thought]].filter((part) => part.length > 0)
  }
}

/** The parts that stand around a line of the owner's own. */
export function lineParts({ scene, matter, others, next }: LineSteps, aside: Part, size: CaptionSize): readonly Part[] {
  switch (size) {
    case 'small':
      return [[scene, matter, next, others]]
    case 'medium':
      return aside.length === 0 ? [[scene], [matter, others], [next]] : [[scene], aside, [next]]
    case 'large':
      return [[scene], aside, [matter], [others], [next]].filter((part) => part.length > 0)
  }
}

/** Its passages in order, without its openings. */
export const passagesOf = ({ openings: _, ...steps }: Texts[CaptionIntent][CaptionStyle]): string[] =>
  Object.values(steps).flat()

export const isSomething = (part: Part): boolean => part.some((list) => list.length > 0)

/** The lists in the order in which they are preferred. */
export const inRank = ({ plain, others }: Ranked): Part => [plain, others]
