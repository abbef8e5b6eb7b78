import type { CaptionSize, CaptionStyle } from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import { patternOf } from '../content/pattern.ts'
import type { FrameName, LineSteps } from '../content/schema.ts'
import { agreeing, UNKNOWN } from './agreement.ts'
import { answersTo } from './answers.ts'
import { inRank, isSomething, lineParts, type Manner, type Material, type Part } from './material.ts'
import { closingsFor, shortestClosing } from './closings.ts'
import { occasionIn } from './details.ts'
import { type Sentence, textOf } from './draft.ts'
import { factsOf, hasTrait, knowledgeOf } from './knowledge.ts'
import type { Product } from './topics/find-product.ts'
import { fitFor } from './topics/fit.ts'
import { plain } from './topics/spelling.ts'
import { GRAVE_WORDS, MENU } from './topics/sentences.ts'

const { frames, styles, words } = content

/** Of an answer. */
const PASSAGES: Record<CaptionSize, number> = { small: 1, medium: 3, large: 5 }
const UNHURRIED = patternOf(words.told.unhurried, 'i')
const SALES_TALK = patternOf(words.told.salesTalk, 'i')
const PRICES = patternOf(words.told.prices, 'i')

/** The owner's own line, what there is to say about such a line, and about the product that it names. */
export function ofLine(line: string, name: FrameName, product: Product | null, { style: asked, size, intent, callToAction }: Manner): Material {
  const { leads, steps, facts, questions, asks } = frames[name]!
  const style = asked === 'funny' && GRAVE_WORDS.test(plain(line)) ? 'casual' : asked
  const voice = hasTrait(name, 'grave') ? styles.sober : styles[style]
  const known = product && isSaidOfProduct(name, product) ? factsOf(knowledgeOf(product, style), hasTrait(name, 'teaching') ? 'content' : intent).flat().map(fitFor(product, line)) : []
  const occasion = hasTrait(name, 'grave') ? [] : occasionIn(line, style)
  const fitting = fitterFor(name, line)
  const answer = name === 'question' ? answersTo(line, product && { ...product, named: product.noun }) : []
  const parts = lineParts(stepsWith(steps[style], occasion), [...scenesOf(product, name, style), ...occasion], size).map((part) => part.map(fitting)).filter(isSomething)
  return {
    openings: inRank(leads[style]).map((list) => fitting(list).map((lead) => `${lead} {line}`)),
    shortOpenings: fitting(inRank(leads[style]).flat()),
    needed: [],
    answer,
    parts: answer.length > 0 ? answer.slice(1, PASSAGES[size]).map((passage) => [[passage]]) : parts,
    // Beside an answer, what is true of any question would be filler.
    facts: (answer.length > 0 && isSomething(known) ? [known] : [[facts[style]], [facts.all], known]).map((lists) => lists.map(fitting)),
    closings: closingsFor(callToAction, voice, { questions: [questions], asks: [asks], kind: 'line' }).map(fitting),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: emojisFor(name, voice.emojis),
    isDraft: name === 'question' ? answer.length === 0 : product === null && hasTrait(name, 'last-resort'),
    fill: (sentence) => agreeing(sentence, product?.agreement ?? UNKNOWN, { line, topic: product?.noun ?? '', noun: product?.noun ?? '' }),
  }
}

/** 'Última caneca com desconto' is also about a mug; nobody hears of a service in such lines. */
const isSaidOfProduct = (name: FrameName, { category }: Product) => category.sort !== 'service' && hasTrait(name, 'about-product')

/** Scenes with the product, if the line sells it. */
function scenesOf(product: Product | null, name: FrameName, style: CaptionStyle): Part {
  const { scene, quality } = product?.type?.sale[style] ?? {}
  return hasTrait(name, 'selling') && scene && quality ? [scene, quality] : []
}

/** Puts what is known of the feast that a line names before what is true of any. */
const stepsWith = (steps: LineSteps, occasion: Part): LineSteps => (occasion.length > 0 ? { ...steps, scene: occasion.flat(), matter: occasion.flat() } : steps)

/** Leaves out what does not go with a line: calm beside an offer that ends today, 'gostou?' beside an announcement. */
function fitterFor(name: FrameName, line: string): <T extends Sentence>(list: readonly T[]) => readonly T[] {
  const unfit = hasTrait(name, 'urgent') ? UNHURRIED : hasTrait(name, 'sells-nothing') ? SALES_TALK : MENU.test(plain(line)) ? PRICES : null
  return (list) => (unfit ? list.filter((sentence) => !unfit.test(textOf(sentence))) : list)
}

/** Those of the style do not go with bad news, and only sober ones with a death. */
function emojisFor(name: FrameName, ofStyle: readonly string[]): Material['emojis'] {
  if (hasTrait(name, 'mourned')) return [styles.sober.emojis]
  return hasTrait(name, 'grave') ? [frames[name]!.emojis] : [frames[name]!.emojis, ofStyle]
}
