import type { CaptionIntent, CaptionRequest, CaptionStyle } from '@atelie/contract/generators'
import { agreeing } from './agreement.ts'
import { content } from '../content/content.ts'
import type { Flags, FrameName, Knowledge, LineSteps } from '../content/schema.ts'
import { lineParts, type Part, partsOf } from './body.ts'
import { closingsFor, shortestClosing } from './closings.ts'
import { asideAbout, occasionIn } from './details.ts'
import { textOf, type Sentence } from './draft.ts'
import { hasTrait } from './frame-traits.ts'
import { inRank } from './ranked.ts'
import { tipsOn } from './tips.ts'
import type { Product } from './topics/find-product.ts'
import { fitFor, unasked } from './topics/fit.ts'
import { guessedAgreement } from './topics/guessed-agreement.ts'
import type { Topic } from './topics/read-topic.ts'
import { plain } from './topics/spelling.ts'
import { GRAVE_WORDS, MENU } from './topics/words.ts'

const { frames, neutral, styles } = content

/** All that a caption may be made of: sentences of the data, whose slots are still open. */
export interface Material {
  /** They name the topic, or lead to the owner's own line. */
  openings: readonly (readonly Sentence[])[]
  /** Without the owner's words, for which there may be no room. */
  shortOpenings: readonly string[]
  /** Told before the last sentence: the price. */
  needed: readonly string[]
  /** The body, in order. What a person has had of them is replaced by facts. */
  parts: readonly Part[]
  /** Kinds that have their turn one after the other; of each, lists in the order in which they are preferred. */
  facts: readonly (readonly (readonly string[])[])[]
  closings: readonly (readonly Sentence[])[]
  shortestClosing: string
  /** Those of what is written about, then those of the style. */
  emojis: readonly (readonly string[])[]
  /** Fills the slots of a sentence. */
  fill: (sentence: string) => string
}

/** In more words a topic is no part of a longer sentence. */
const MOST_WORDS_WITHIN = 5

export type Manner = Pick<CaptionRequest, 'style' | 'size' | 'intent' | 'callToAction'>

export function materialFor(topic: Topic, manner: Manner): Material {
  switch (topic.kind) {
    case 'product': return ofProduct(topic.product, topic.text, topic.price, manner)
    case 'thing': return ofThing(topic.text, topic.price, manner)
    case 'line': return ofLine(topic.text, topic.frame, topic.product, manner)
  }
}

export const flagsOf = ({ category, group }: Product): Flags => ({ ...category.flags, ...group.flags })

function ofProduct(product: Product, text: string, price: string | null, manner: Manner): Material {
  const { style, intent, callToAction } = manner
  const { noun, agreement, category, type } = product
  const known = knowledgeOf(product, style)
  const fit = fitFor(product, text)
  const isUnasked = unasked(text)
  const spoken = style === 'funny' && !allowsJokes(product, text) ? 'casual' : style
  const voice = styles[spoken]
  const ofType = type?.[intent][spoken]
  return {
    openings: [ofType?.openings.filter(isUnasked) ?? [], fit(known.flatMap((part) => part.openings?.[intent][part.style] ?? [])), voice.openings[intent]].map((list) => readableWith(text, list)),
    shortOpenings: voice.openings[intent].map((sentence) => sentence.replace('topic}', 'noun}')),
    needed: withPrice(price, style),
    parts: type ? partsOf(type, asideAbout(product, text, spoken), { ...manner, style: spoken }).map((part) => part.map((list) => list.filter(isUnasked))).filter(isSomething) : [],
    facts: factsOf(known, intent).map((lists) => lists.map(fit)),
    closings: closingsFor(callToAction, voice, {
      questions: [type?.questions[intent].filter(isUnasked) ?? [], fit(known.flatMap(({ questions }) => questions?.[intent] ?? []))],
      asks: intent === 'sale' ? [type?.asks.filter(isUnasked) ?? [], fit(known.flatMap(({ asks }) => asks ?? []))] : [],
      kind: 'product',
    }),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: [type?.emojis ?? category.emojis, voice.emojis],
    fill: (sentence) => agreeing(sentence, agreement, { topic: text, noun }),
  }
}

/** A long topic reads well at the end of a sentence only. */
function readableWith(text: string, openings: readonly string[]): readonly string[] {
  return text.split(' ').length <= MOST_WORDS_WITHIN ? openings : openings.filter((sentence) => /: \{(?:\p{L}+ )?topic\}\.$/u.test(sentence))
}

/** Faith, illness and the like are no laughing matter, whatever the product. */
export const allowsJokes = (product: Product, text: string) => flagsOf(product).allowsJokes && !GRAVE_WORDS.test(plain(text))

const isSomething = (part: Part) => part.some((list) => list.length > 0)

type Voiced = Partial<Knowledge> & { style: CaptionStyle }

/**
 * Of the category and of the product's group, and what is true of anything if it has none. A group may forbid the jokes of
 * its category; what it says itself in that style is no joke.
 */
function knowledgeOf({ category, group }: Product, style: CaptionStyle): Voiced[] {
  const isSpoiled = style === 'funny' && category.flags.allowsJokes && group.flags?.allowsJokes === false
  const known = [{ ...group, style }, { ...category, style: isSpoiled ? 'casual' as const : style }]
  return group.nouns.length > 0 ? known : [...known, { ...neutral, style }]
}

/** Those of the style, and those for all; of each the group's before the category's. */
const factsOf = (known: readonly Voiced[], intent: CaptionIntent) =>
  [known.map(({ facts, style }) => facts?.[intent][style] ?? []), known.map(({ facts }) => facts?.[intent].all ?? [])]

function withPrice(price: string | null, style: CaptionStyle): string[] {
  if (!price) return []
  if (style === 'professional' || style === 'motivational') return [`Valor: ${price}.`]
  return [price.startsWith('a partir') ? `Sai ${price}.` : `Sai por ${price}.`]
}

/** Nothing may agree with a noun whose gender is not known. */
const agreesWithTopic = (sentence: string) => /\{\p{L}+ topic\}|\{[^{}]*\//u.test(sentence)

function ofThing(text: string, price: string | null, manner: Manner): Material {
  const { style: asked, intent, callToAction } = manner
  const isGrave = GRAVE_WORDS.test(plain(text))
  const style = isGrave ? 'professional' : asked
  const voice = styles[style]
  const { openings } = neutral.texts[intent][style]
  const agreement = guessedAgreement(text.split(' ')[0]!)
  return {
    openings: [openings, neutral.openings?.[intent][style] ?? [], voice.openings[intent]].map((list) => list.filter((sentence) => agreement || !agreesWithTopic(sentence))),
    shortOpenings: [],
    needed: withPrice(price, style),
    parts: partsOf(neutral.texts, [], { ...manner, style }),
    facts: factsOf([{ ...neutral, style }], intent),
    closings: closingsFor(callToAction, voice, { questions: [neutral.questions?.[intent] ?? []], asks: intent === 'sale' ? [neutral.asks ?? []] : [], kind: 'thing' }),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: isGrave ? [styles.sober.emojis] : [neutral.emojis, voice.emojis],
    fill: (sentence) => agreeing(sentence, agreement ?? { gender: 'm', isPlural: false }, { topic: text, noun: text }),
  }
}

const UNHURRIED = /\b(?:calma|sem pressa|quando (?:quiser|puder|der)|no seu tempo|com tempo|à vontade)\b/i

/** The others are on less of the matter. */
const MOST_TIPS = 3

/** What is known of the feast that a line names comes before what is true of any. */
const stepsWith = (steps: LineSteps, occasion: Part): LineSteps => (occasion.length > 0 ? { ...steps, scene: occasion.flat(), matter: occasion.flat() } : steps)

const PRICES = /\bpreços?\b|\bcusta\b|\bvalor(?:es)?\b|\borçamento/i
const SALES_TALK = /\binteress|\bgostou\b|\bdeu vontade\b|\bcompr/i

/** The owner's own line, what there is to say about such a line, and about the product that it names. */
function ofLine(line: string, name: FrameName, product: Product | null, manner: Manner): Material {
  const { style: asked, intent, callToAction } = manner
  const { leads, steps, facts, questions, asks, emojis } = frames[name]!
  const isGrave = hasTrait(name, 'grave')
  const style = asked === 'funny' && GRAVE_WORDS.test(plain(line)) ? 'casual' : asked
  const voice = isGrave ? styles.sober : styles[style]
  const known = product && product.category.sort !== 'service' && hasTrait(name, 'about-product') ? factsOf(knowledgeOf(product, style), hasTrait(name, 'teaching') ? 'content' : intent).flat().map(fitFor(product, line)) : []
  const occasion = isGrave ? [] : occasionIn(line, style)
  const { scene, quality } = product?.type?.sale[style] ?? {}
  const ofType = hasTrait(name, 'selling') && scene && quality ? [scene, quality] : []
  const unfit = hasTrait(name, 'urgent') ? UNHURRIED : hasTrait(name, 'sells-nothing') ? SALES_TALK : MENU.test(plain(line)) ? PRICES : null
  const fitting = <T extends Sentence>(list: readonly T[]) => (unfit ? list.filter((sentence) => !unfit.test(textOf(sentence))) : list)
  const tips = name === 'question' && product ? tipsOn(line, product, product.noun).slice(0, MOST_TIPS) : []
  return {
    openings: inRank(leads[style]).map((list) => list.map((lead) => ({ lead, line }))),
    shortOpenings: inRank(leads[style]).flat(),
    needed: [],
    parts: [...tips.length > 0 ? [[tips]] : [], ...lineParts(stepsWith(steps[style], occasion), [...ofType, ...occasion], manner.size).map((part) => part.map(fitting)).filter(isSomething).slice(tips.length > 0 ? 1 : 0)],
    facts: [[tips], [facts[style]], [facts.all], known].map((lists) => lists.map(fitting)),
    closings: closingsFor(callToAction, voice, { questions: [questions], asks: [asks], kind: 'line' }).map(fitting),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: hasTrait(name, 'mourned') ? [styles.sober.emojis] : isGrave ? [emojis] : [emojis, voice.emojis],
    fill: (sentence) => (product ? agreeing(sentence, product.agreement, { topic: product.noun, noun: product.noun }) : sentence),
  }
}
