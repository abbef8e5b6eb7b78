import type { ContentIdeasRequest, ContentPurpose, Idea } from '@atelie/contract/generators'
import { plainLine } from '../../rules/plain-text.ts'
import { findNiche } from '../niches/find-niche.ts'
import { capitalize, fill, pickVariant } from '../phrases.ts'
import type { Random } from '../random.ts'
import { readTopic } from '../topic.ts'
import { behindTheScenes } from './behind-the-scenes.ts'
import { advice } from './advice.ts'
import { inspiring } from './inspiring.ts'
import type { Plan } from './plan.ts'
import { newProduct } from './new-product.ts'
import { offer } from './offer.ts'
import { surprising } from './surprising.ts'

const plans: Record<ContentPurpose, readonly Plan[]> = {
  produto_novo: newProduct, bastidores: behindTheScenes, promocao: offer, dica: advice, inspiracional: inspiring, surpresa: surprising,
}

const IDEAS = 3

/** How the visitor's own idea comes into a plan. */
const ownIdea = [
  '{Faça de|Tome como} ponto de partida a sua ideia: “{idea}”.',
  '{Use|Traga} a sua ideia, “{idea}”, como {fio condutor|tema principal} da publicação.',
]

/** The crafts' nouns may be of any gender, so the plans put them where nothing has to agree with them. */
export function writeIdeas({ craftType, contentPurpose, specificIdea }: ContentIdeasRequest, random: Random): Idea[] {
  const niche = findNiche(craftType)
  const tips = random.shuffle(niche.tips)
  return random.shuffle(plans[contentPurpose]).slice(0, IDEAS).map((plan, index) => {
    const tip = tips[index]!
    const values = {
      niche: readTopic(craftType).text, step: random.pick(niche.steps), tool: random.pick(niche.tools), product: random.pick(niche.products),
      tip, tipInside: tip[0]!.toLowerCase() + tip.slice(1),
    }
    const write = (phrase: string) => capitalize(contracted(fill(pickVariant(random, [phrase]), values)))
    const own = specificIdea && contentPurpose !== 'surpresa' ? ` ${fill(pickVariant(random, ownIdea), { idea: plainLine(specificIdea).replace(/[“”"]/g, '\'') })}` : ''
    return { title: write(plan.title), description: write(plan.description) + own, format: write(plan.format), cta: write(plan.cta) }
  })
}

/** 'de a escolha' → 'da escolha'. */
const contracted = (text: string) => text.replace(/\bde ([oa]s?) /g, 'd$1 ')
