import type { CaptionRequest, CaptionStyle } from '@atelie/contract/generators'
import type { Part } from './body.ts'
import type { Sentence } from './draft.ts'
import { capitalize } from './topics/spelling.ts'
import type { Terms } from './topics/read-topic.ts'

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
export const termSentences = ({ price, contact, specs }: Terms, style: CaptionStyle): string[] => [...specs.map(specSentence), ...priceSentences(price, style), ...contact === '' ? [] : [contact]]

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
