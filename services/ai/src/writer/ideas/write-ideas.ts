import type { ContentIdeasRequest, ContentPurpose, Idea } from '@atelie/contract/generators'
import { content } from '../../content/content.ts'
import { exactly, patternOf } from '../../content/pattern.ts'
import type { Plan } from '../../content/schema.ts'
import type { Chance } from '../draft.ts'
import { createHistory, type History } from '../../rules/history.ts'
import { withoutMarks } from '../../rules/plain-text.ts'
import { plain, withoutFinalMarks } from '../topics/spelling.ts'
import { hasTrait } from '../topics/sentences.ts'
import { type Random, randomFor } from '../random.ts'
import { markContacts, toldOnce, untoldIn } from '../topics/contacts.ts'
import { isUnknown, readMarked, readTopic, spelledOut, type Topic } from '../topics/read-topic.ts'
import { withoutInstruction } from '../topics/instruction.ts'
import {
  type Intention,
  planFrom,
  readIntention,
  spoken,
  tipOn,
  withoutAfterthought,
  writeAnswerIdea,
  writeIntendedIdea,
  writeOfferIdea,
} from './intended-ideas.ts'
import { isFresh, knownAbout, writeKnownIdea } from './known-ideas.ts'
import { createFiller, type Niche, nicheOf } from './values.ts'

const {
  ideas: plans,
  ideas: { lines },
  neutral,
  words,
} = content

/** Even if it is about a feast. */
const OFFER = patternOf(words.ideas.offer)

/** Elsewhere a fact about the product would interrupt a story. */
const ABOUT_THINGS = new Set<ContentPurpose>(['produto_novo', 'dica', 'surpresa'])

const IDEAS = 3

/** Words of people who have no idea yet. */
const NO_IDEA = exactly(words.ideas.noIdea, 'u')

interface Ideas {
  ideas: Idea[]
  /** Whether nothing is known of what they are about. */
  isDraft: boolean
}

/** A post of which every sentence was written for its product, or else up to three, the best first. The same request, seed and history give the same; what they use is added to the history. */
export function writeIdeas(request: ContentIdeasRequest, seeded: Random, history: History = createHistory()): Ideas {
  const { craftType, contentPurpose: purpose, specificIdea } = request
  const chance = { random: randomFor(`${craftType} ${specificIdea ?? ''}`, seeded), history }
  const { marked, contacts } = markContacts(specificIdea ?? '')
  const { own, intention } = ownIdea({ craftType, contentPurpose: purpose, specificIdea: marked })
  const niche = nicheOf(craftType, own)
  const asked = { own, intention, niche, purpose }
  const post = writePost(asked, chance)
  return {
    ideas: (post ? [post] : writePlans(asked, chance)).map((idea) => withItsContacts(idea, own, contacts)),
    isDraft: own ? (isQuestion(own) || isUnknown(own)) && !isAnswered(asked) : niche.category === neutral,
  }
}

/** Each contact once in a post, which may be used without the others: where the description first has it, else after it. */
function withItsContacts(
  { title, description, format, cta }: Idea,
  own: Topic | null,
  contacts: readonly string[],
): Idea {
  const ending = own && own.kind !== 'line' && untoldIn(description, contacts) ? own.contact : ''
  const whole = [description, ending, untoldIn(description + ending, contacts)].filter(Boolean).join(' ')
  const once = toldOnce([whole, title, format, cta]).map((text) => withoutMarks(text, contacts))
  return { title: once[1]!, description: once[0]!, format: once[2]!, cta: once[3]! }
}

const isQuestion = (own: Topic | null) => own?.kind === 'line' && own.frame === 'question'

/** A matter to be explained may be known even if its words are not. */
const isAnswered = ({ own, intention, niche }: Asked) =>
  (intention?.act === 'teach' || isQuestion(own)) && tipOn(intention?.object ?? own!.text, niche) !== ''

interface Asked {
  /** The matter that the owner wants to post about, if she has said so. */
  own: Topic | null
  intention: Intention | null
  niche: Niche
  purpose: ContentPurpose
}

function ownIdea({ craftType, contentPurpose, specificIdea }: ContentIdeasRequest): Pick<Asked, 'own' | 'intention'> {
  const craft = readTopic(craftType)
  if (isMourning(craft)) return { own: craft, intention: null }
  if (!specificIdea || NO_IDEA.test(withoutFinalMarks(plain(specificIdea)))) return { own: null, intention: null }
  const typed = withoutAfterthought(withoutInstruction(spelledOut(specificIdea)))
  const intention = intentionIn(typed, contentPurpose)
  return { own: readMarked(intention?.object ?? spoken(typed)), intention }
}

/** One whole post, if the owner's plan, offer or question can be carried out or what she makes is known. */
function writePost({ own, intention, niche, purpose }: Asked, chance: Chance): Idea | null {
  if (intention && purpose === 'promocao' && GIVES.has(intention.act)) return writeOfferIdea(intention.sentence, chance)
  if (intention && !(intention.act === 'launch' && isKnown(own))) return writeIntendedIdea(intention, niche, chance)
  if (purpose === 'promocao' && own && isOffer(own)) return writeOfferIdea(own.text, chance)
  if (own?.kind === 'line' && own.frame === 'question') return writeAnswerIdea(own.text, niche, chance)
  const known = knownAbout(own, niche, { purpose, when: intention?.when ?? null, random: chance.random })
  return known && (own?.kind === 'thing' || isFresh(known, chance.history)) ? writeKnownIdea(known, chance) : null
}

function writePlans({ own, niche, purpose }: Asked, chance: Chance): Idea[] {
  const fill = createFiller(niche, own, { ...chance, hasFacts: own?.kind === 'line' || ABOUT_THINGS.has(purpose) })
  const list = plansFor(purpose, own, niche)
  return Array.from({ length: Math.min(IDEAS, list.length) }, () => fill(planFrom(list, chance)))
}

/** In a promotion, an offer: 'dar um brinde', 'fazer por 50 reais'. */
const GIVES = new Set<Intention['act']>(['other', 'surprise'])

/** Someone who wants to show something new presents it. */
function intentionIn(text: string, purpose: ContentPurpose): Intention | null {
  const intention = readIntention(text)
  return intention?.act === 'show' && purpose === 'produto_novo' ? { ...intention, act: 'launch' } : intention
}

function isOffer(own: Topic): boolean {
  if (own.kind !== 'line') return own.kind === 'thing'
  return OFFER.test(plain(own.text)) || !hasTrait(own.frame, 'no-offer')
}

/** A product of which a whole text is known can be presented like any other. */
const isKnown = (topic: Topic | null) => topic?.kind === 'product' && topic.product.type !== null

const isMourning = (topic: Topic) => topic.kind === 'line' && hasTrait(topic.frame, 'mourned')

function plansFor(purpose: ContentPurpose, own: Topic | null, niche: Niche): readonly Plan[] {
  if (own && isMourning(own)) return lines.grief
  if (own?.kind === 'line' && own.frame === 'setback') return lines.setback
  const { free, about = free, telling = free, occasion = free } = plans[purpose]
  if (!own || purpose === 'surpresa') return free
  if (own.kind === 'product') return about
  if (own.kind === 'thing') return niche.category === neutral ? about : telling
  if (own.frame === 'question') return lines.question
  if (own.frame === 'holiday') return occasion
  return hasTrait(own.frame, 'news') && purpose !== 'promocao' ? (plans.produto_novo.telling ?? telling) : telling
}
