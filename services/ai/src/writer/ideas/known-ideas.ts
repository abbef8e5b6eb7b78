import type { CaptionIntent, CaptionStyle, ContentPurpose, Idea } from '@atelie/contract/generators'
import type { History } from '../../rules/history.ts'
import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'
import type { FrameName, Plan, Texts } from '../../content/schema.ts'
import { agreeing, type Agreement, UNKNOWN } from '../agreement.ts'
import { capitalize, nounOf, plain, withoutFinalMarks } from '../topics/spelling.ts'
import { asideAbout } from '../details.ts'
import { type Chance, createDraft } from '../draft.ts'
import { allowsJokes } from '../knowledge.ts'
import { GRAVE_WORDS, hasTrait, MENU } from '../topics/sentences.ts'
import type { Random } from '../random.ts'
import { passagesOn } from '../answers.ts'
import type { Product } from '../topics/find-product.ts'
import { keepingSome, unasked } from '../topics/fit.ts'
import { lexicon } from '../topics/lexicon.ts'
import type { Topic } from '../topics/read-topic.ts'
import { type Niche, once, writtenOut } from './values.ts'

const {
  frames,
  ideas,
  ideas: { lines },
  words,
} = content

/** The passages that each step of a text may have. */
type Steps = Readonly<Record<string, readonly string[]>>

/** The parts of an idea. */
interface Known {
  plans: readonly Plan[]
  steps: Steps
  /** Other slots of the plans; of each, one of a list. */
  lists: Record<string, readonly string[]>
  /** Values of slots that always mean the same: `line` is the owner's own as it is, `words` are to be quoted. */
  values: Record<'topic' | 'noun', string> & Partial<Record<'line' | 'words', string>>
  when?: string | null
  /** On what else the topic names: told first. */
  asides?: readonly string[]
  agreement: Agreement
}

/** The manner of a post for a purpose, whatever it is about. */
const FRAMES: Partial<Record<ContentPurpose, FrameName>> = {
  produto_novo: 'launch',
  bastidores: 'behind-the-scenes',
  promocao: 'discount',
  inspiracional: 'story',
}

const frameFor = (name: FrameName, purpose: ContentPurpose): FrameName =>
  (hasTrait(name, 'ideas-by-purpose') && FRAMES[purpose]) || name

const withPrice = ({ text, price }: { text: string; price: string | null }) =>
  price ? `${text} ${price.startsWith('a partir') ? '' : 'por '}${price}` : text

interface Asked {
  purpose: ContentPurpose
  /** The time of something that is still to come: 'no sábado'. */
  when: string | null
  random: Random
}

/** Ideas known in whole passages, of the owner's product, of her own line, or else of something from her niche; null if nothing is. */
export function knownAbout(own: Topic | null, niche: Niche, { purpose, when, random }: Asked): Known | null {
  if (own?.kind === 'line' && MENU.test(plain(own.text)) && purpose !== 'promocao')
    return ofThing(withoutFinalMarks(own.text).toLowerCase(), niche, { purpose, random })
  if (own?.kind === 'line')
    return hasTrait(own.frame, 'ideas-of-its-own') ? null : ofLine(own.text, frameFor(own.frame, purpose), purpose)
  if (own?.kind === 'thing') return purpose === 'promocao' ? null : ofThing(own.text, niche, { purpose, random })
  const product = own?.product ?? fromNiche(niche, random)
  return product?.type ? ofProduct(product, own ? withPrice(own) : product.noun, purpose, when) : null
}

/** How often an idea is about what a category makes most. */
const MOSTLY = 0.6

/** The niche itself if it names a product, else the first of a group of its category. */
function fromNiche({ product, category }: Niche, random: Random): Product | null {
  if (product?.type) return { ...product, text: product.noun }
  const [main, ...others] = category.groups
    .flatMap(({ nouns }) => nouns.slice(0, 1).flatMap((noun) => lexicon.get(plain(nounOf(noun))) ?? []))
    .filter(({ type }) => type)
  if (!main) return null
  const entry = random.next() < MOSTLY || others.length === 0 ? main : random.pick(others)
  return { ...entry, text: entry.noun }
}

/** Not said of what is still to come. */
const ARRIVED = patternOf({ words: words.ideas.arrived })

function ofProduct(product: Product, topic: string, purpose: ContentPurpose, when: string | null): Known {
  const { plans, style, intent } = ideas[purpose].known
  const { category, noun, agreement } = product
  const type = product.type!
  const spoken = style === 'funny' && !allowsJokes(product, topic) ? 'casual' : style
  const isUnasked = unasked(topic)
  return {
    plans: when ? plans.filter(({ title }) => !ARRIVED.test(title)) : plans,
    when,
    steps: fitting(type[intent][spoken], isUnasked),
    asides: asideAbout(product, topic, spoken).flat(),
    agreement,
    values: { topic, noun },
    lists: {
      question: keepingSome(type.questions[intent], isUnasked),
      ask: keepingSome(type.asks, isUnasked),
      step: category.steps,
      tool: category.tools,
    },
  }
}

/** The last step may stay empty. */
function fitting(
  { openings: _, ...steps }: Texts[CaptionIntent][CaptionStyle],
  fits: (sentence: string) => boolean,
): Steps {
  const last = Object.keys(steps).at(-1)
  return Object.fromEntries(
    Object.entries(steps).map(([step, passages]) => [
      step,
      step === last ? passages.filter(fits) : keepingSome(passages, fits),
    ]),
  )
}

/** Something that is no known product, with what is said of it by those who make what the owner makes. */
function ofThing(topic: string, niche: Niche, { purpose, random }: Pick<Asked, 'purpose' | 'random'>): Known {
  const type = fromNiche(niche, random)?.type
  const isSerious = GRAVE_WORDS.test(plain(topic)) || !niche.category.flags.allowsJokes
  const {
    thing = [],
    known: { style, intent },
  } = ideas[purpose]
  const spoken: CaptionStyle[] = [style === 'funny' && isSerious ? 'casual' : style, 'casual', 'motivational']
  const passages =
    spoken
      .map((voice) => (type ? passagesOn(topic, type, { style: voice, intent }) : []))
      .find((list) => list.length > 0) ?? []
  return {
    plans: thing,
    steps: { passage: passages },
    agreement: UNKNOWN,
    lists: {},
    values: { topic, noun: topic, line: `${capitalize(topic)}.`, words: capitalize(topic) },
  }
}

function ofLine(line: string, name: FrameName, purpose: ContentPurpose): Known {
  const style = purpose === 'inspiracional' ? 'motivational' : 'casual'
  const plans = purpose === 'bastidores' ? lines['behind-the-scenes'] : lines[style]
  const { leads, steps, questions, asks } = frames[name]!
  const quoted = line.replace(/[.!?]$/, '')
  return {
    plans,
    steps: steps[style],
    agreement: UNKNOWN,
    values: { topic: quoted, noun: quoted, line, words: quoted },
    lists: { lead: leads[style].plain.map((lead) => lead.replace(/\.$/, '')), question: questions, ask: asks },
  }
}

/** Whether there is something new for the person in each of the first steps that has anything, of which a post is made. */
export const isFresh = ({ steps }: Known, history: History): boolean =>
  Object.values(steps)
    .slice(0, 3)
    .every((passages) => passages.length === 0 || passages.some((passage) => history.age(passage) === Infinity))

/** One post. The passages that it uses are added to the history. */
export function writeKnownIdea(
  { plans, steps, lists, values, when, asides = [], agreement }: Known,
  { random, history }: Chance,
): Idea {
  const draft = createDraft((sentence) => agreeing(sentence, agreement, values), { random, history, most: Infinity })
  const passages = Object.fromEntries(
    Object.entries(steps).map(([step, list]) => [step, once(() => draft.take([list]) ?? '')]),
  )
  const chosen = Object.fromEntries(Object.entries(lists).map(([slot, list]) => [slot, once(() => random.pick(list))]))
  const { step, tool, ...others } = chosen
  const filled = Object.fromEntries(
    Object.entries(others).map(([slot, text]) => [slot, once(() => agreeing(text(), agreement, values))]),
  )
  const plan = writtenOut(
    random.pick(plans),
    agreement,
    { ...values, ...filled, ...passages },
    { ...(step && { step }), ...(tool && { tool }) },
  )
  const aside = asides.length > 0 ? draft.take([asides]) : null
  const post = aside ? { ...plan, description: `${aside} ${plan.description}` } : plan
  return when ? { ...post, description: `${post.description} ${agreeing(lines.date, agreement, { when })}` } : post
}
