import { content } from '../../content/content.ts'
import type { Act, Plan } from '../../content/schema.ts'
import { frameBeforeProducts, hasTrait } from '../topics/sentences.ts'
import { capitalize, plain, withoutFinalMarks } from '../topics/spelling.ts'
import type { Idea } from '@atelie/contract/generators'
import { agreeing, UNKNOWN } from '../agreement.ts'
import { type Chance, createDraft } from '../draft.ts'
import { answersTo } from '../answers.ts'
import { type Niche, writtenOut } from './values.ts'

/** A plan that the owner has told: 'mostrar a abertura do forno', 'ensinar a pregar botão'. */
export interface Intention {
  act: Act
  /** The matter, without the verb: 'a abertura do forno'. */
  object: string
  /** The beginning of the post, as she would write it: 'Hoje eu mostro a abertura do forno.' */
  sentence: string
  /** In as few words as she has given: 'Como pregar botão'. */
  heading: string
  /** The time of something new: 'no sábado às 10h'. */
  when: string | null
}

const { sentences, verbs } = content.words.ideas

const WISH =
  /^(?:(?:eu )?(?:quero|queria|vou|pretendo|gostaria de|pensei em|penso em|(?:es)?t(?:ou|[oô]) pensando em|(?:a |minha )?ideia(?: é|:)) +)+/iu
/** Said of the post rather than in it: 'acordo às 4, queria mostrar essa rotina'. */
const AFTERTHOUGHT = /,? (?:quero|queria) (?:mostrar|contar|falar) .{0,20}$/iu
export const withoutAfterthought = (text: string): string => text.replace(AFTERTHOUGHT, '')

const WHEN =
  /^(.+?),? ((?:(?:n[oa]s?|ness[ea]|nest[ea]|(?:a partir )?d[oa]|pr[oa]|para [oa]|at[eé]) )?(?:(?:pr[oó]xim[oa] )?(?:s[aá]bado|domingo|(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:[- ]feira)?)|dia \d+(?:\/\d+)?|m[eê]s|amanh[aã]|semana que vem)(?: .*)?)$/iu

/** Null if a text names a thing or is a sentence of its own. */
export function readIntention(text: string): Intention | null {
  const line = withoutFinalMarks(text).replace(WISH, '')
  const [, verb = '', whole = ''] = /^(\p{L}+) (\S.*)$/u.exec(line) ?? []
  const act = actOf(plain(verb), whole)
  const frame = frameBeforeProducts(plain(line))
  if (!act || (frame && hasTrait(frame, 'grave'))) return null
  const [, object = whole, when = null] = (act === 'launch' && WHEN.exec(whole)) || []
  return {
    act,
    object,
    when,
    sentence: sentenceFor(act, verb.toLowerCase(), object),
    heading: act === 'teach' ? lesson(object) : capitalize({ film: line, launch: whole }[act as string] ?? object),
  }
}

/** Makes a sentence that can be posted of what is no plan: 'falar do luto' is 'Hoje eu quero falar do luto'. */
export const spoken = (text: string): string =>
  verbs.tell.includes(plain(text.split(' ')[0]!))
    ? `Hoje eu quero ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text

function actOf(verb: string, object: string): Act | null {
  const act = (Object.keys(verbs) as Act[]).find((name) => verbs[name].includes(verb)) ?? null
  if (act === 'show' && /^como\b/i.test(object)) return 'teach'
  if (act === 'other' && verb === 'dar' && TIP.test(object)) return 'teach'
  return act === 'teach' && /^que\b/i.test(object) ? 'tell' : act
}

function sentenceFor(act: Act, verb: string, object: string): string {
  const isSelf = act === 'show' && object.startsWith('eu ')
  return agreeing(sentences[isSelf ? 'self' : act], UNKNOWN, { verb, object })
}

const TIP = /^(?:uma |umas |algumas )?dicas? (?:de |para |sobre )/iu
/** 'a lavar crochê' is 'Como lavar crochê', 'pq cura' is 'Por que cura'. */
const lesson = (object: string) =>
  capitalize(
    object
      .replace(TIP, '')
      .replace(/^[aà] (?=\p{L}+r\b)/iu, 'como ')
      .replace(/^(?:porque|por quê) /iu, 'por que '),
  )

/** A post about what the owner wants to do, with advice from her niche if it is on the same matter. */
export function writeIntendedIdea({ act, sentence, heading, object }: Intention, niche: Niche, chance: Chance): Idea {
  return writtenOut(planFrom(content.ideas.intentions[act], chance), UNKNOWN, {
    sentence,
    heading,
    tip: act === 'teach' ? tipOn(object, niche) : '',
  })
}

/** A post that answers a question from what is known of the niche; null if nothing is. */
export function writeAnswerIdea(question: string, niche: Niche, chance: Chance): Idea | null {
  const tip = tipOn(question, niche)
  return tip
    ? writtenOut(planFrom(content.ideas.intentions.teach, chance), UNKNOWN, { heading: capitalize(question), tip })
    : null
}

/** @param offer in the owner's own words */
export function writeOfferIdea(offer: string, chance: Chance): Idea {
  const words = capitalize(withoutFinalMarks(offer))
  return writtenOut(planFrom(content.ideas.lines.offer, chance), UNKNOWN, {
    line: /[!?]$/.test(offer) ? capitalize(offer) : `${words}.`,
    words,
  })
}

/** One that the person has not had yet, or else the one that she had longest ago. */
export function planFrom(plans: readonly Plan[], { random, history }: Chance): Plan {
  const chosen = createDraft((text) => text, { random, history, most: Infinity }).take([
    plans.map(({ description }) => description),
  ])
  return plans.find(({ description }) => capitalize(description) === chosen)!
}

/** The knowledge of the niche about a matter, or nothing: ''. */
export const tipOn = (matter: string, { category, type, product, name }: Niche): string =>
  answersTo(matter, { category, type, named: `${product?.noun ?? ''} ${name}` })[0] ?? ''
