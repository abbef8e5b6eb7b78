import type { ContentIdeasRequest, ContentPurpose, Idea } from '@atelie/contract/generators'
import { anyCraft } from '../niches/any-craft.ts'
import { findNiche } from '../niches/find-niche.ts'
import { capitalize, fill, pickVariant } from '../phrases.ts'
import { randomFor, type Random } from '../random.ts'
import { subjectOf, type Subject } from '../subject.ts'
import { contracted, withArticle } from '../topics/articles.ts'
import { readTopic, type TopicKind } from '../topics/read-topic.ts'
import { plain } from '../topics/spelling.ts'
import { advice } from './advice.ts'
import { behindTheScenes } from './behind-the-scenes.ts'
import { answers, forKinds, notices } from './for-kinds.ts'
import { forOccasions } from './for-occasions.ts'
import { inspiring } from './inspiring.ts'
import { newProduct } from './new-product.ts'
import { offer } from './offer.ts'
import type { Plan, Plans } from './plan.ts'
import { frank, solemn } from './solemn.ts'
import { surprising } from './surprising.ts'

const plans: Record<Exclude<ContentPurpose, 'surpresa'>, Plans> = {
  produto_novo: newProduct, bastidores: behindTheScenes, promocao: offer, dica: advice, inspiracional: inspiring,
}

/** Ideas that plans mention within a sentence. */
const WOVEN = new Set<TopicKind>(['thing', 'idea', 'occasion', 'people', 'name'])

/** Purposes whose plans fit the visitor's offer or notice. */
const NEWS_FITS = new Set<ContentPurpose>(['promocao', 'dica'])

const IDEAS = 3
const MAX_WORDS_OF_A_NICHE = 4

/** What people write when they have no idea yet. */
const NO_IDEA = /^(?:(?:ainda )?nao(?: (?:sei|tenho|faco|pensei|decidi)\b.{0,25})?|sei la|nada|nenhuma?|qualquer\b.*|tanto faz|sem ideia|(?:voce|vc) (?:decide|escolhe|que sabe)|pode ser.*|o que (?:voce )?quiser|me surpreenda|surpresa|depois(?: penso| vejo)?|ideias?|teste|x+|ok|sim|[^\p{L}]*)$/u

/** Up to three posts, the best first. Crafts' nouns may have any gender, so plans use them where nothing has to agree with them. */
export function writeIdeas(request: ContentIdeasRequest, seeded: Random): Idea[] {
  const { craftType, contentPurpose, specificIdea } = request
  const random = randomFor(`${craftType} ${specificIdea ?? ''}`, seeded)
  const own = ownSubject(request)
  const niche = own && own.niche !== anyCraft ? own.niche : findNiche(craftType)
  const tips = own?.isCare && niche.care.length > 0 ? niche.care.map((theme) => random.pick(theme)) : random.shuffle(niche.tips)
  return random.shuffle(plansFor(contentPurpose, own)).slice(0, IDEAS).map((plan, index) => {
    const values = {
      niche: nicheName(craftType), step: random.pick(niche.steps), tool: random.pick(niche.tools), product: random.pick(niche.products), tip: tips[index % tips.length]!, otherTip: tips[(index + 1) % tips.length]!,
      ...(own ? { topic: withArticle(own.topic), words: wordsOf(own) } : {}),
    }
    const write = (phrase: string) => capitalize(contracted(fill(pickVariant(random, [phrase]), values)))
    return { ...headed({ title: write(plan.title), description: write(plan.description) }, own), format: write(plan.format), cta: write(plan.cta) }
  })
}

/** The visitor's subject. A surprise needs none, unless the idea or the craft is about grief, where nothing should surprise. */
function ownSubject({ craftType, contentPurpose, specificIdea }: ContentIdeasRequest): Subject | null {
  const idea = specificIdea && !isNoIdea(specificIdea) ? subjectOf(specificIdea, 'content') : null
  if (idea && (idea.topic.isSad || idea.topic.isSetback)) return idea
  const craft = subjectOf(craftType, 'content')
  if (craft.topic.isSad) return craft
  return contentPurpose === 'surpresa' ? null : idea
}

/** The visitor's sentence precedes the description; as a title it would be the same for each post. */
function headed(post: { title: string; description: string }, own: Subject | null) {
  if (!own || (WOVEN.has(own.topic.kind) && !own.topic.isSad)) return post
  return { ...post, description: `${lineOf(own)} ${post.description}` }
}

const isNoIdea = (text: string) => NO_IDEA.test(plain(text).replace(/(?<![.!?…\s])[.!?…\s]+$/u, '').trim())

function plansFor(purpose: ContentPurpose, own: Subject | null): readonly Plan[] {
  if (own?.topic.isSad) return solemn
  if (own?.topic.isSetback) return frank
  if (purpose === 'surpresa') return surprising
  if (!own) return plans[purpose].free
  if (own.topic.kind === 'news') return NEWS_FITS.has(purpose) ? plans[purpose].telling : notices
  if (own.topic.kind === 'occasion') return forOccasions[purpose]
  if (own.isCare && own.niche.care.length > 0) return answers
  const ofItsKind = forKinds[own.topic.kind]
  if (ofItsKind) return ofItsKind
  return WOVEN.has(own.topic.kind) ? plans[purpose].about : plans[purpose].telling
}

/** The visitor's idea in quotes. */
const wordsOf = ({ topic }: Subject) => capitalize(topic.text.replace(/[“”]/g, '').replace(/(?<![.!])[.!]+$/, ''))

/** The idea as a separate sentence. */
const lineOf = ({ topic: { text } }: Subject) => capitalize(/[.!?…”]$/u.test(text) ? text : `${text}.`)

/** The craft as named in a sentence. For 'Artesã' and 'FAÇO BOLOS', which are about a person, the craft that the writer finds in them. */
function nicheName(craftType: string): string {
  const { text, kind } = readTopic(craftType)
  return (kind === 'thing' || kind === 'idea') && text.split(' ').length <= MAX_WORDS_OF_A_NICHE ? text : findNiche(craftType).name
}
