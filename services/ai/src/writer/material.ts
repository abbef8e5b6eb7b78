import type { CaptionIntent, CaptionRequest, CaptionStyle } from '@atelie/contract/generators'
import { agreeing } from './agreement.ts'
import type { Flags, Knowledge } from './categories/category.ts'
import { neutral } from './categories/neutral.ts'
import { closingsFor, shortestClosing } from './closings.ts'
import type { Sentence } from './draft.ts'
import { frames, type FrameName } from './frames/frames.ts'
import { sober } from './styles/sober.ts'
import { styles } from './styles/styles.ts'
import type { Product } from './topics/find-product.ts'
import { guessedAgreement } from './topics/guessed-agreement.ts'
import type { Topic } from './topics/read-topic.ts'
import { sharesWord } from './topics/shares-word.ts'

/** All that a caption may be made of: sentences of the data, in lists of which one after the other has its turn. */
export interface Material {
  /** They name the topic, or lead to the owner's own line. */
  openings: readonly (readonly string[])[]
  /** Without the owner's words, for which there may be no room. */
  shortOpenings: readonly string[]
  /** Always there. */
  needed: readonly string[]
  facts: readonly (readonly string[])[]
  closings: readonly Sentence[]
  shortestClosing: string
  /** Those of what is written about, then those of the style. */
  emojis: readonly (readonly string[])[]
  /** Fills the slots of a sentence. */
  fill: (sentence: string) => string
}

export type Manner = Pick<CaptionRequest, 'style' | 'intent' | 'callToAction'>

export function materialFor(topic: Topic, manner: Manner): Material {
  switch (topic.kind) {
    case 'product': return ofProduct(topic.product, topic.text, topic.price, manner)
    case 'thing': return ofThing(topic.text, topic.price, manner)
    case 'line': return ofLine(topic.text, topic.frame, topic.product, manner)
  }
}

export const flagsOf = ({ category, group }: Product): Flags => ({ ...category.flags, ...group.flags })

function ofProduct(product: Product, text: string, price: string | null, { style, intent, callToAction }: Manner): Material {
  const { noun, agreement, category } = product
  const known = knowledgeOf(product, style)
  const voice = styles[style === 'funny' && !flagsOf(product).allowsJokes ? 'casual' : style]
  return {
    openings: [known.flatMap((part) => part.openings?.[intent][part.style] ?? []), voice.openings[intent]],
    shortOpenings: voice.openings[intent].map((sentence) => sentence.replace('topic}', 'noun}')),
    needed: withPrice(price, style),
    facts: factsOf(known, intent),
    closings: closingsFor(callToAction, voice, { questions: known.flatMap(({ questions }) => questions?.[intent] ?? []), asks: intent === 'sale' ? known.flatMap(({ asks }) => asks ?? []) : [] }),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: [category.emojis, voice.emojis],
    fill: (sentence) => agreeing(sentence, agreement, { topic: text, noun }),
  }
}

type Part = Partial<Knowledge> & { style: CaptionStyle }

/**
 * Of the category and of the product's group. A group may forbid the jokes of its category; what it says itself in that
 * style is no joke.
 */
function knowledgeOf({ category, group }: Product, style: CaptionStyle): Part[] {
  const isSpoiled = style === 'funny' && category.flags.allowsJokes && group.flags?.allowsJokes === false
  return [{ ...category, style: isSpoiled ? 'casual' : style }, { ...group, style }]
}

const factsOf = (known: readonly Part[], intent: CaptionIntent) =>
  [known.flatMap(({ facts, style }) => facts?.[intent][style] ?? []), known.flatMap(({ facts }) => facts?.[intent].all ?? [])]

const withPrice = (price: string | null, style: CaptionStyle) => (price ? [style === 'casual' || style === 'funny' ? `Sai por ${price}.` : `Valor: ${price}.`] : [])

/** Nothing may agree with a noun whose gender is not known. */
const agreesWithTopic = (sentence: string) => /\{\p{L}+ topic\}|\{[^{}]*\//u.test(sentence)

function ofThing(text: string, price: string | null, { style, intent, callToAction }: Manner): Material {
  const voice = styles[style]
  const agreement = guessedAgreement(text.split(' ')[0]!)
  return {
    openings: [neutral.openings[intent][style], voice.openings[intent]].map((list) => list.filter((sentence) => agreement || !agreesWithTopic(sentence))),
    shortOpenings: [],
    needed: withPrice(price, style),
    facts: factsOf([{ ...neutral, style }], intent),
    closings: closingsFor(callToAction, voice, { questions: neutral.questions[intent], asks: intent === 'sale' ? neutral.asks : [] }),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: [neutral.emojis, voice.emojis],
    fill: (sentence) => agreeing(sentence, agreement ?? { gender: 'm', isPlural: false }, { topic: text, noun: text }),
  }
}

const GRAVE = new Set<FrameName>(['grief', 'setback'])
/** What a line of these says is answered or taught, not sold. */
const TEACHING = new Set<FrameName>(['question', 'behindTheScenes', 'fairPrice'])

/** Offers that end: nobody is told to take her time. */
const URGENT = new Set<FrameName>(['discount', 'bundleOffer', 'freeDelivery', 'lastPlaces'])
const UNHURRIED = /\b(?:calma|sem pressa|quando (?:quiser|puder|der)|no seu tempo|com tempo|à vontade)\b/i

/** The owner's own line, what there is to say about such a line, and about the product that it names. */
function ofLine(line: string, name: FrameName, product: Product | null, { style, intent, callToAction }: Manner): Material {
  const { leads, facts, questions, asks, emojis } = frames[name]
  const isGrave = GRAVE.has(name)
  const voice = isGrave ? sober : styles[style]
  const known = product && !isGrave ? factsOf(knowledgeOf(product, style), TEACHING.has(name) ? 'content' : intent).flat() : []
  const fitting = <T extends Sentence>(list: readonly T[]) => (URGENT.has(name) ? list.filter((sentence) => !UNHURRIED.test(typeof sentence === 'string' ? sentence : sentence.text)) : list)
  const tips = name === 'question' && product ? product.category.tips.filter((tip) => sharesWord(tip, line)) : []
  return {
    openings: [leads[style].map((lead) => `${lead} ${line}`)],
    shortOpenings: leads[style],
    needed: [],
    facts: [tips, facts[style], facts.all, known].map(fitting),
    closings: fitting(closingsFor(callToAction, voice, { questions, asks })),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: isGrave ? [sober.emojis] : [emojis, voice.emojis],
    fill: (sentence) => (product ? agreeing(sentence, product.agreement, { topic: product.noun, noun: product.noun }) : sentence),
  }
}
