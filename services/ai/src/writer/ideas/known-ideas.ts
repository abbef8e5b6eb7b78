import type { ContentPurpose, Idea } from '@atelie/contract/generators'
import type { History } from '../../rules/history.ts'
import { agreeing, type Agreement, type Values } from '../agreement.ts'
import { capitalize } from '../capitalize.ts'
import { createDraft, type Chance } from '../draft.ts'
import { frames, type FrameName } from '../frames/frames.ts'
import { allowsJokes } from '../material.ts'
import type { Steps } from '../products/product-type.ts'
import type { Random } from '../random.ts'
import type { Product } from '../topics/find-product.ts'
import { lexicon, nounOf } from '../topics/lexicon.ts'
import type { Topic } from '../topics/read-topic.ts'
import { plain } from '../topics/spelling.ts'
import { knownPlans } from './known-plans.ts'
import { behindTheScenesPlans, linePlans } from './line-plans.ts'
import { written, type Plan } from './plan.ts'
import { once, withContractions, type Niche } from './values.ts'

/** What an idea is made of. */
interface Known {
  plans: readonly Plan[]
  steps: Steps
  /** Other slots of the plans; of each, one of a list. */
  lists: Record<string, readonly string[]>
  /** The owner's line: as it is, and as words to quote. */
  own?: { line: string; words: string }
  when?: string | null
  agreement: Agreement
  topic: string
  noun: string
}

/** Frames of which the ideas for other lines know more, or should say less. */
const OTHERWISE = new Set<FrameName>(['grief', 'ownGrief', 'setback', 'question'])
/** What the purpose tells more about than the frame. */
const BY_PURPOSE = new Set<FrameName>(['story', 'people', 'theme'])

/** What a post for a purpose is like, whatever it is about. */
const FRAMES = { produto_novo: 'launch', bastidores: 'behindTheScenes', promocao: 'discount', inspiracional: 'story', surpresa: 'launch' } as const satisfies Partial<Record<ContentPurpose, FrameName>>

const frameFor = (name: FrameName, purpose: ContentPurpose): FrameName => (BY_PURPOSE.has(name) && purpose !== 'dica' && purpose !== 'surpresa' ? FRAMES[purpose] : name)

const withPrice = ({ text, price }: { text: string; price: string | null }) => (price ? `${text} ${price.startsWith('a partir') ? '' : 'por '}${price}` : text)

interface Asked {
  purpose: ContentPurpose
  /** Of something that is still to come: 'no sábado'. */
  when: string | null
  random: Random
}

/** What is known in whole passages, of the owner's product, of her own line, or else of something from her niche; null if nothing is. */
export function knownAbout(own: Topic | null, niche: Niche, { purpose, when, random }: Asked): Known | null {
  if (own?.kind === 'line') return OTHERWISE.has(own.frame) ? null : ofLine(own.text, frameFor(own.frame, purpose), purpose)
  if (own?.kind === 'thing') return purpose === 'dica' ? null : ofLine(`${capitalize(own.text)}.`, FRAMES[purpose], purpose)
  const product = own?.product ?? fromNiche(niche, random)
  return product?.type ? ofProduct(product, own ? withPrice(own) : product.noun, purpose, when) : null
}

/** How often an idea is about what a category makes most. */
const MOSTLY = 0.6

/** The niche itself if it names a product, else the first of a group of its category. */
function fromNiche({ product, category }: Niche, random: Random): Product | null {
  if (product?.type) return { ...product, text: product.noun }
  const [main, ...others] = category.groups.flatMap(({ nouns }) => nouns.slice(0, 1).flatMap((noun) => lexicon.get(plain(nounOf(noun))) ?? [])).filter(({ type }) => type)
  if (!main) return null
  const entry = random.next() < MOSTLY || others.length === 0 ? main : random.pick(others)
  return { ...entry, text: entry.noun }
}

/** Not said of what is still to come. */
const ARRIVED = /^(?:Chegou|Olha quem estreou)/

function ofProduct(product: Product, topic: string, purpose: ContentPurpose, when: string | null): Known {
  const { plans, style, intent } = knownPlans[purpose]
  const { category, noun, agreement } = product
  const type = product.type!
  return {
    plans: when ? plans.filter(({ title }) => !ARRIVED.test(title)) : plans, when, steps: type[intent][style === 'funny' && !allowsJokes(product, topic) ? 'casual' : style].steps, agreement, topic, noun,
    lists: { question: type.questions[intent], ask: type.asks, step: category.steps, tool: category.tools },
  }
}

function ofLine(line: string, name: FrameName, purpose: ContentPurpose): Known {
  const style = purpose === 'inspiracional' ? 'motivational' : 'casual'
  const plans = purpose === 'bastidores' ? behindTheScenesPlans : linePlans[style]
  const { leads, steps, questions, asks } = frames[name]
  const words = line.replace(/[.!?]$/, '')
  return { plans, steps: steps[style], agreement: { gender: 'm', isPlural: false }, topic: words, noun: words, lists: { lead: leads[style][0].map((lead) => lead.replace(/\.$/, '')), question: questions, ask: asks }, own: { line, words } }
}

/** Whether there is something new for the person in each of the first steps, of which a post is made. */
export const isFresh = ({ steps: [first, second, third] }: Known, history: History): boolean => [first, second, third].every((passages) => passages.some((passage) => history.age(passage) === Infinity))

/** One post. The passages that it uses are added to the history. */
export function writeKnownIdea({ plans, steps, lists, own, when, agreement, topic, noun }: Known, { random, history }: Chance): Idea {
  const draft = createDraft((sentence) => agreeing(sentence, agreement, { topic, noun }), { random, history, most: Infinity })
  const [first, second, third, fourth] = steps.map((passages) => once(() => draft.take([passages]) ?? ''))
  const chosen = Object.fromEntries(Object.entries(lists).map(([slot, list]) => [slot, agreeing(random.pick(list), agreement, { topic, noun })]))
  const values: Values = { topic, noun, ...own, ...chosen, first: first!, second: second!, third: third!, fourth: fourth! }
  const write = (text: string) => capitalize(agreeing(withContractions(text.replace(OF_WORK, (_, slot: string) => chosen[slot]!)), agreement, values))
  const post = written(random.pick(plans), write)
  return when ? { ...post, description: `${post.description} Anota aí: ${when}.` } : post
}

/** They have articles, which contract with the word before them. */
const OF_WORK = /\{(step|tool)\}/g
