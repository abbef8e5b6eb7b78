import type { ContentIdeasRequest, ContentPurpose, Idea } from '@atelie/contract/generators'
import { neutral } from '../categories/neutral.ts'
import { createDraft } from '../draft.ts'
import type { FrameName } from '../frames/frames.ts'
import { createHistory, type History } from '../../rules/history.ts'
import { capitalize } from '../capitalize.ts'
import { randomFor, type Random } from '../random.ts'
import { readTopic, type Topic } from '../topics/read-topic.ts'
import { plain } from '../topics/spelling.ts'
import { advice } from './advice.ts'
import { asking } from './asking.ts'
import { behindTheScenes } from './behind-the-scenes.ts'
import { inspiring } from './inspiring.ts'
import { isFresh, knownAbout, writeKnownIdea } from './known-ideas.ts'
import { GRAVE } from '../material.ts'
import { newProduct } from './new-product.ts'
import { offer } from './offer.ts'
import type { Plan, Plans } from './plan.ts'
import { frank, solemn } from './solemn.ts'
import { surprising } from './surprising.ts'
import { createFiller, nicheOf, type Niche } from './values.ts'

const plans: Record<Exclude<ContentPurpose, 'surpresa'>, Plans> = {
  produto_novo: newProduct, bastidores: behindTheScenes, promocao: offer, dica: advice, inspiracional: inspiring,
}

/** Announced as such, whatever the purpose. */
const NEWS = new Set<FrameName>(['discount', 'bundleOffer', 'freeDelivery', 'lastPlaces', 'ordersOpen', 'ordersClosed', 'backInStock', 'launch', 'workshop', 'fair', 'priceList', 'openingHours', 'shopHoliday', 'helpWanted', 'giveaway', 'howToOrder'])

/** Elsewhere a fact about the product would interrupt a story. */
const ABOUT_THINGS = new Set<ContentPurpose>(['produto_novo', 'dica', 'surpresa'])

const IDEAS = 3

/** A plan becomes a sentence that can be posted: 'mostrar quantas horas levo' is 'hoje eu quero mostrar quantas horas levo'. */
const INTENTION = /^\s*(?:mostrar|contar|falar|explicar|ensinar|apresentar|divulgar|compartilhar|dividir|responder|agradecer|lembrar)(?= )/iu

/** What people write when they have no idea yet. */
const NO_IDEA = /^(?:(?:ainda )?nao(?: (?:sei|tenho|faco|pensei|decidi)\b.{0,25})?|sei la|nada|nenhuma?|qualquer\b.*|tanto faz|sem ideia|(?:voce|vc) (?:decide|escolhe|que sabe)|pode ser.*|o que (?:voce )?quiser|me surpreenda|surpresa|depois(?: penso| vejo)?|ideias?|teste|x+|ok|sim|[^\p{L}]*)$/u

/** A post of which every sentence was written for its product, or else up to three, the best first. The same request, seed and history give the same; what they use is added to the history. */
export function writeIdeas(request: ContentIdeasRequest, seeded: Random, history: History = createHistory()): Idea[] {
  const { craftType, contentPurpose, specificIdea } = request
  const random = randomFor(`${craftType} ${specificIdea ?? ''}`, seeded)
  const own = ownTopic(request)
  const niche = nicheOf(craftType, own)
  const known = knownAbout(own, niche, contentPurpose, random)
  if (known && isFresh(known, history)) return [writeKnownIdea(known, { random, history })]
  const fill = createFiller(niche, own, { random, history, hasFacts: own?.kind === 'line' || ABOUT_THINGS.has(contentPurpose) })
  const chosen = createDraft((title) => title, { random, history, most: Infinity })
  const list = plansFor(contentPurpose, own, niche)
  return Array.from({ length: Math.min(IDEAS, list.length) }, () => {
    const title = chosen.take([list.map((plan) => plan.title)])
    const post = fill(list.find((plan) => capitalize(plan.title) === title)!)
    return { title: capitalize(post.title), description: capitalize(post.description), format: capitalize(post.format), cta: capitalize(post.cta) }
  })
}

/** The owner's topic. A surprise needs none, unless the idea or the niche is about grief, where nothing should surprise. */
function ownTopic({ craftType, contentPurpose, specificIdea }: ContentIdeasRequest): Topic | null {
  const idea = specificIdea && !isNoIdea(specificIdea) ? readTopic(specificIdea.replace(INTENTION, (intention) => `Hoje eu quero ${intention.toLowerCase()}`)) : null
  if (idea && isGrave(idea)) return idea
  const craft = readTopic(craftType)
  if (isMourning(craft)) return craft
  return contentPurpose === 'surpresa' ? null : idea
}

const isGrave = (topic: Topic) => topic.kind === 'line' && GRAVE.has(topic.frame)

const isMourning = (topic: Topic) => topic.kind === 'line' && (topic.frame === 'grief' || topic.frame === 'ownGrief')

const isNoIdea = (text: string) => NO_IDEA.test(plain(text).replace(/(?<![.!?…\s])[.!?…\s]+$/u, '').trim())

function plansFor(purpose: ContentPurpose, own: Topic | null, niche: Niche): readonly Plan[] {
  if (own && isMourning(own)) return solemn
  if (own?.kind === 'line' && own.frame === 'setback') return frank
  if (purpose === 'surpresa') return surprising
  if (!own) return plans[purpose].free
  if (own.kind === 'product') return plans[purpose].about
  if (own.kind === 'thing') return niche.category === neutral ? plans[purpose].about : plans[purpose].telling
  if (own.frame === 'question') return asking
  if (own.frame === 'holiday') return plans[purpose].occasion
  return NEWS.has(own.frame) && purpose !== 'promocao' ? newProduct.telling : plans[purpose].telling
}
