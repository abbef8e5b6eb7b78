import { content } from '../content/content.ts'
import type { ProductType } from '../content/schema.ts'
import { agreeing, UNKNOWN } from './agreement.ts'
import { isSomething, type Manner, type Material, partsOf, termSentences } from './material.ts'
import { closingsFor, shortestClosing } from './closings.ts'
import { asideAbout } from './details.ts'
import { textOf } from './draft.ts'
import { allowsJokes, factsOf, knowledgeOf, type Voiced } from './knowledge.ts'
import { fitFor, unasked } from './topics/fit.ts'
import { guessedAgreement } from './topics/lexicon.ts'
import type { ProductTopic, ThingTopic, Topic } from './topics/read-topic.ts'
import { GRAVE_WORDS } from './topics/sentences.ts'
import { capitalize, plain } from './topics/spelling.ts'

const { neutral, styles } = content

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
  const ofKnown = (sentencesOf: (part: Voiced) => readonly string[] | undefined) => fit(known.flatMap((part) => sentencesOf(part) ?? []))
  const parts = type ? partsOf(type, category === neutral ? [] : asideAbout(product, text, spoken), { ...manner, style: spoken }) : []
  return {
    openings: inOrder(text, [ofType(type?.[intent][spoken].openings), ofKnown((part) => part.openings?.[intent][part.style]), voice.openings[intent]]),
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

/** What is true of anything. */
const OF_ANYTHING: ProductType = { ...neutral.texts, nouns: [], hashtags: [], emojis: neutral.emojis, questions: neutral.questions!, asks: neutral.asks! }

/** Says of something unknown what is true of anything. Nothing may agree with it if its gender is not known. */
export function ofThing(topic: ThingTopic, manner: Manner): Material {
  const { text } = topic
  const isGrave = GRAVE_WORDS.test(plain(text))
  const agreement = guessedAgreement(text.split(' ')[0]!)
  const product = { text, noun: text, agreement: agreement ?? UNKNOWN, category: neutral, group: neutral.groups[0]!, type: OF_ANYTHING }
  const material = ofProduct({ ...topic, product }, isGrave ? { ...manner, style: 'professional' } : manner)
  const openings = material.openings.map((list) => list.filter((sentence) => agreement || !AGREES_WITH_TOPIC.test(textOf(sentence))))
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
  return words.length > FEW_WORDS ? fitting : [...fitting.map((list) => list.filter((sentence) => !LABELLED.test(sentence))), ...labels]
}

const LABELLED = /: \{(?:\p{L}+ )?topic\}\.$/u
const prepositionAfterTopic = (sentence: string) => /topic\} (para|pra|com|de|no|na|em|do|da)\b/.exec(sentence)?.[1]?.replace('pra', 'para') ?? ''
