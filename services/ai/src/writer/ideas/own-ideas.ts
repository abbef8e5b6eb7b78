import type { Idea } from '@atelie/contract/generators'
import { content } from '../../content/content.ts'
import type { Plan } from '../../content/schema.ts'
import { UNKNOWN } from '../agreement.ts'
import { capitalize, withoutFinalMarks } from '../topics/spelling.ts'
import { type Chance, createDraft } from '../draft.ts'
import { answersTo } from '../answers.ts'
import type { Intention } from './intention.ts'
import { type Niche, writtenOut } from './values.ts'

/** A post about what the owner wants to do, with advice from her niche if it is on the same matter. */
export function writeIntendedIdea({ act, sentence, heading, object }: Intention, niche: Niche, chance: Chance): Idea {
  return writtenOut(planFrom(content.intentions[act], chance), UNKNOWN, { sentence, heading, tip: act === 'teach' ? tipOn(object, niche) : '' })
}

/** A post that answers a question from what is known of the niche; null if nothing is. */
export function writeAnswerIdea(question: string, niche: Niche, chance: Chance): Idea | null {
  const tip = tipOn(question, niche)
  return tip ? writtenOut(planFrom(content.intentions.teach, chance), UNKNOWN, { heading: capitalize(question), tip }) : null
}

/** @param offer in the owner's own words */
export function writeOfferIdea(offer: string, chance: Chance): Idea {
  const words = capitalize(withoutFinalMarks(offer))
  return writtenOut(planFrom(content.lines.offer, chance), UNKNOWN, { line: /[!?]$/.test(offer) ? capitalize(offer) : `${words}.`, words })
}

/** One that the person has not had yet, or else the one that she had longest ago. */
function planFrom(plans: readonly Plan[], { random, history }: Chance): Plan {
  const chosen = createDraft((text) => text, { random, history, most: Infinity }).take([plans.map(({ description }) => description)])
  return plans.find(({ description }) => capitalize(description) === chosen)!
}

/** What the niche knows of a matter, or nothing: ''. */
export const tipOn = (matter: string, { category, type, product, name }: Niche): string => answersTo(matter, { category, type, named: `${product?.noun ?? ''} ${name}` })[0] ?? ''
