import type { Idea } from '@atelie/contract/generators'
import { agreeing } from '../agreement.ts'
import { capitalize } from '../capitalize.ts'
import type { Category } from '../categories/category.ts'
import { createDraft, type Chance } from '../draft.ts'
import { sharedWords } from '../topics/shares-word.ts'
import { withoutFinalMarks } from '../topics/spelling.ts'
import type { Intention } from './intention.ts'
import { intentionPlans, offerPlans } from './intention-plans.ts'
import { written, type Plan } from './plan.ts'
import type { Niche } from './values.ts'

/** A post about what the owner wants to do, with advice from her niche if it is on the same matter. */
export function writeIntendedIdea({ act, sentence, heading, object }: Intention, niche: Niche, chance: Chance): Idea {
  return filled(planFrom(intentionPlans[act], chance), { sentence, heading, tip: act === 'teach' ? tipOn(object, niche) : '' })
}

/** A post that answers a question from what is known of the niche; null if nothing is. */
export function writeAnswerIdea(question: string, niche: Niche, chance: Chance): Idea | null {
  const tip = tipOn(question, niche)
  return tip ? filled(planFrom(intentionPlans.teach, chance), { heading: capitalize(question), tip }) : null
}

/** @param offer in the owner's own words */
export function writeOfferIdea(offer: string, chance: Chance): Idea {
  const words = capitalize(withoutFinalMarks(offer))
  return filled(planFrom(offerPlans, chance), { line: /[!?]$/.test(offer) ? capitalize(offer) : `${words}.`, words })
}

/** One that the person has not had yet, or else the one that she had longest ago. */
function planFrom(plans: readonly Plan[], { random, history }: Chance): Plan {
  const chosen = createDraft((text) => text, { random, history, most: Infinity }).take([plans.map(({ description }) => description)])
  return plans.find(({ description }) => capitalize(description) === chosen)!
}

/** With fewer words in common, those of the product included, advice would be on another matter. */
const LEAST_SHARED = 2

/** What the niche knows of a matter, or nothing: ''. */
export function tipOn(matter: string, { category, product, name }: Niche): string {
  const named = `${product?.noun ?? ''} ${name}`
  const tips = [...category.tips, ...adviceOf(category)].filter((tip) => !tip.includes('{')).map((tip) => ({ tip, shared: sharedWords(tip, matter, named), all: sharedWords(tip, matter) }))
  const isAll = (shared: number) => shared === sharedWords(matter, matter, named)
  const [best] = tips.filter(({ shared, all }) => shared > 0 && (all >= LEAST_SHARED || isAll(shared))).sort((a, b) => b.shared - a.shared)
  return best?.tip ?? ''
}

const adviceOf = ({ types }: Category) => types.flatMap(({ content }) => content.casual.steps[2])

function filled(plan: Plan, values: Record<string, string>): Idea {
  const write = (text: string) => agreeing(text, { gender: 'm', isPlural: false }, values).replace(/\s+/g, ' ').trim()
  return written(plan, write)
}
