import { content } from '../content/content.ts'
import type { FrameName, LineSteps, ProductType } from '../content/schema.ts'
import { agreeing, UNKNOWN } from './agreement.ts'
import {
  inRank,
  isSomething,
  lineParts,
  type Manner,
  type Material,
  type Part,
  partsOf,
  termSentences,
} from './material.ts'
import { closingsFor, shortestClosing } from './closings.ts'
import { asideAbout, occasionIn } from './details.ts'
import { type Sentence, textOf } from './draft.ts'
import { allowsJokes, factsOf, knowledgeOf, type Voiced } from './knowledge.ts'
import { GRAVE_WORDS, hasTrait, MENU } from './topics/sentences.ts'
import { fitFor, unasked } from './topics/fit.ts'
import { guessedAgreement } from './topics/lexicon.ts'
import type { ProductTopic, ThingTopic, Topic } from './topics/read-topic.ts'
import { capitalize, plain } from './topics/spelling.ts'
import type { CaptionSize, CaptionStyle } from '@atelie/contract/generators'
import { patternOf } from '../content/pattern.ts'
import { answersTo } from './answers.ts'
import type { Product } from './topics/find-product.ts'

const { frames, neutral, styles, words } = content

/** In more words a topic is no part of a longer sentence. */
const MOST_WORDS_WITHIN = 5
const FEW_WORDS = 3

/** Collects what is known of the product's type, of its group and category, and of anything. */
export function ofProduct(topic: Omit<ProductTopic, 'kind'> & { kind: Topic['kind'] }, manner: Manner): Material {
  const { product, text } = topic
  const { style, intent, callToAction } = manner
  const { noun, agreement, category, type } = product
  const spoken = style === 'funny' && !allowsJokes(product, text) ? 'casual' : style
  const voice = styles[spoken]
  const known = knowledgeOf(product, style)
  const fit = fitFor(product, text)
  const isUnasked = unasked(text)
  const ofType = (sentences: readonly string[] = []) => sentences.filter(isUnasked)
  const ofKnown = (sentencesOf: (part: Voiced) => readonly string[] | undefined) =>
    fit(known.flatMap((part) => sentencesOf(part) ?? []))
  const parts = type
    ? partsOf(type, category === neutral ? [] : asideAbout(product, text, spoken), { ...manner, style: spoken })
    : []
  return {
    openings: inOrder(text, [
      ofType(type?.[intent][spoken].openings),
      ofKnown((part) => part.openings?.[intent][part.style]),
      voice.openings[intent],
    ]),
    shortOpenings: voice.openings[intent].map((sentence) => sentence.replace('topic}', 'noun}')),
    needed: termSentences(topic, style),
    answer: [],
    parts: parts.map((part) => part.map((list) => ofType(list))).filter(isSomething),
    facts: factsOf(known, intent).map((lists) => lists.map(fit)),
    closings: closingsFor(callToAction, voice, {
      questions: [ofType(type?.questions[intent]), ofKnown(({ questions }) => questions?.[intent])],
      asks: intent === 'sale' ? [ofType(type?.asks), ofKnown(({ asks }) => asks)] : [],
      kind: topic.kind,
    }),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: [type?.emojis ?? category.emojis, voice.emojis],
    isDraft: category === neutral,
    fill: (sentence) => agreeing(sentence, agreement, { topic: text, noun, line: ended(capitalize(text)) }),
  }
}

const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

/** Sentences that are true of anything. */
const OF_ANYTHING: ProductType = {
  ...neutral.texts,
  nouns: [],
  hashtags: [],
  emojis: neutral.emojis,
  questions: neutral.questions!,
  asks: neutral.asks!,
}

/** Says of something unknown what is true of anything. Nothing may agree with it if its gender is not known. */
export function ofThing(topic: ThingTopic, manner: Manner): Material {
  const { text } = topic
  const isGrave = GRAVE_WORDS.test(plain(text))
  const agreement = guessedAgreement(text.split(' ')[0]!)
  const product = {
    text,
    noun: text,
    agreement: agreement ?? UNKNOWN,
    category: neutral,
    group: neutral.groups[0]!,
    type: OF_ANYTHING,
  }
  const material = ofProduct({ ...topic, product }, isGrave ? { ...manner, style: 'professional' } : manner)
  const openings = material.openings.map((list) =>
    list.filter((sentence) => agreement || !AGREES_WITH_TOPIC.test(textOf(sentence))),
  )
  return { ...material, openings, shortOpenings: [], emojis: isGrave ? [styles.sober.emojis] : material.emojis }
}

const AGREES_WITH_TOPIC = /\{\p{L}+ topic\}|\{[^{}]*\//u

/**
 * The lists in the order in which they are preferred: a long topic reads well at the end of a sentence only, and with a colon
 * before it a short one looks like a label. No opening goes on with the preposition that the topic has: 'o penteado para
 * formatura para a festa'.
 */
function inOrder(text: string, lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const words = plain(text).split(' ')
  const fitting = lists.map((list) => list.filter((sentence) => !words.includes(prepositionAfterTopic(sentence))))
  const labels = fitting.map((list) => list.filter((sentence) => LABELLED.test(sentence)))
  if (words.length > MOST_WORDS_WITHIN) return labels
  return words.length > FEW_WORDS
    ? fitting
    : [...fitting.map((list) => list.filter((sentence) => !LABELLED.test(sentence))), ...labels]
}

const LABELLED = /: \{(?:\p{L}+ )?topic\}\.$/u
const prepositionAfterTopic = (sentence: string) =>
  /topic\} (para|pra|com|de|no|na|em|do|da)\b/.exec(sentence)?.[1]?.replace('pra', 'para') ?? ''

/** How many passages an answer has. */
const PASSAGES: Record<CaptionSize, number> = { small: 1, medium: 3, large: 5 }
const UNHURRIED = patternOf(words.told.unhurried, 'i')
const SALES_TALK = patternOf(words.told.salesTalk, 'i')
const PRICES = patternOf(words.told.prices, 'i')

/** The owner's own line, what there is to say about such a line, and about the product that it names. */
export function ofLine(
  line: string,
  name: FrameName,
  product: Product | null,
  { style: asked, size, intent, callToAction }: Manner,
): Material {
  const { leads, steps, facts, questions, asks } = frames[name]!
  const style = asked === 'funny' && GRAVE_WORDS.test(plain(line)) ? 'casual' : asked
  const voice = hasTrait(name, 'grave') ? styles.sober : styles[style]
  const known =
    product && isSaidOfProduct(name, product)
      ? factsOf(knowledgeOf(product, style), hasTrait(name, 'teaching') ? 'content' : intent)
          .flat()
          .map(fitFor(product, line))
      : []
  const occasion = hasTrait(name, 'grave') ? [] : occasionIn(line, style)
  const fitting = fitterFor(name, line)
  const answer = name === 'question' ? answersTo(line, product && { ...product, named: product.noun }) : []
  const parts = lineParts(stepsWith(steps[style], occasion), [...scenesOf(product, name, style), ...occasion], size)
    .map((part) => part.map(fitting))
    .filter(isSomething)
  return {
    openings: inRank(leads[style]).map((list) => fitting(list).map((lead) => `${lead} {line}`)),
    shortOpenings: fitting(inRank(leads[style]).flat()),
    needed: [],
    answer,
    parts: answer.length > 0 ? answer.slice(1, PASSAGES[size]).map((passage) => [[passage]]) : parts,
    // Beside an answer, what is true of any question would be filler.
    facts: (answer.length > 0 && isSomething(known) ? [known] : [[facts[style]], [facts.all], known]).map((lists) =>
      lists.map(fitting),
    ),
    closings: closingsFor(callToAction, voice, { questions: [questions], asks: [asks], kind: 'line' }).map(fitting),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: emojisFor(name, voice.emojis),
    isDraft: name === 'question' ? answer.length === 0 : product === null && hasTrait(name, 'last-resort'),
    fill: (sentence) =>
      agreeing(sentence, product?.agreement ?? UNKNOWN, {
        line,
        topic: product?.noun ?? '',
        noun: product?.noun ?? '',
      }),
  }
}

/** 'Última caneca com desconto' is also about a mug; nobody hears of a service in such lines. */
const isSaidOfProduct = (name: FrameName, { category }: Product) =>
  category.sort !== 'service' && hasTrait(name, 'about-product')

/** Scenes with the product, if the line sells it. */
function scenesOf(product: Product | null, name: FrameName, style: CaptionStyle): Part {
  const { scene, quality } = product?.type?.sale[style] ?? {}
  return hasTrait(name, 'selling') && scene && quality ? [scene, quality] : []
}

/** Puts what is known of the feast that a line names before what is true of any. */
const stepsWith = (steps: LineSteps, occasion: Part): LineSteps =>
  occasion.length > 0 ? { ...steps, scene: occasion.flat(), matter: occasion.flat() } : steps

/** Leaves out what does not go with a line: calm beside an offer that ends today, 'gostou?' beside an announcement. */
function fitterFor(name: FrameName, line: string): <T extends Sentence>(list: readonly T[]) => readonly T[] {
  const unfit = hasTrait(name, 'urgent')
    ? UNHURRIED
    : hasTrait(name, 'sells-nothing')
      ? SALES_TALK
      : MENU.test(plain(line))
        ? PRICES
        : null
  return (list) => (unfit ? list.filter((sentence) => !unfit.test(textOf(sentence))) : list)
}

/** Those of the style do not go with bad news, and only sober ones with a death. */
function emojisFor(name: FrameName, ofStyle: readonly string[]): Material['emojis'] {
  if (hasTrait(name, 'mourned')) return [styles.sober.emojis]
  return hasTrait(name, 'grave') ? [frames[name]!.emojis] : [frames[name]!.emojis, ofStyle]
}
