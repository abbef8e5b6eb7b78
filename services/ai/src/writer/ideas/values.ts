import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'
import type { Category, Group, Plan, ProductType } from '../../content/schema.ts'
import { agreeing, type Agreement, UNKNOWN, type Values } from '../agreement.ts'
import { type Chance, createDraft } from '../draft.ts'
import { capitalize, plain } from '../topics/spelling.ts'
import type { Product } from '../topics/find-product.ts'
import { readTopic, type Topic } from '../topics/read-topic.ts'
import { fitFor } from '../topics/fit.ts'
import { type Entry, guessedAgreement, lexicon } from '../topics/lexicon.ts'
import { tipsOn } from '../answers.ts'

const { frames, neutral, words } = content

/** The product or work of the owner. */
export interface Niche {
  /** Its name within a sentence. */
  name: string
  category: Category
  group: Group
  /** The type of what the owner wants to post about, else of what she makes. */
  type: ProductType | null
  /** If what the owner typed names one. */
  product: Product | null
}

const MAX_WORDS_OF_A_NICHE = 4

/** The niche of the owner's product if it is known, else the one she typed. */
export function nicheOf(craftType: string, own: Topic | null): Niche {
  const typed = readTopic(craftType)
  const profession = professionOf(craftType)
  const ofNiche = profession ? { ...profession, text: profession.noun } : productOf(typed)
  const known = productOf(own) ?? ofNiche
  const isShort =
    !profession &&
    typed.kind !== 'line' &&
    typed.contacts.length === 0 &&
    typed.text.split(' ').length <= MAX_WORDS_OF_A_NICHE
  return {
    name: isShort ? typed.text : (known?.category ?? neutral).name,
    category: known?.category ?? neutral,
    group: known?.group ?? neutral.groups[0]!,
    type: known?.type ?? null,
    product: ofNiche,
  }
}

const productOf = (topic: Topic | null) => (topic && topic.kind !== 'thing' ? topic.product : null)

/** Fills the slots of plans, those of each plan with other facts and advice. Without facts their slots stay empty. */
export function createFiller(
  { category, group, type, name }: Omit<Niche, 'product'>,
  own: Topic | null,
  { hasFacts, ...chance }: Chance & { hasFacts: boolean },
): (plan: Plan) => Plan {
  const agreement =
    own?.kind === 'line'
      ? agreementOfOccasion(own.text)
      : (productOf(own)?.agreement ?? guessedAgreement((own?.text ?? '').split(' ')[0]!) ?? UNKNOWN)
  const topic = own?.kind === 'line' ? own.text.replace(/[.!?]$/, '') : (own?.text ?? '')
  const noun = productOf(own)?.noun ?? name
  const { random } = chance
  const draft = createDraft((sentence) => agreeing(sentence, agreement, { topic, noun }), { ...chance, most: Infinity })
  const sentence = (lists: readonly (readonly string[])[]) => () => draft.take(lists) ?? ''
  const facts = hasFacts ? factsAbout({ category, group }, own) : []
  const tips = sentence([own?.kind === 'line' ? tipsOn(own.text, { category, type, named: name }) : [], category.tips])
  return (plan) => {
    const ofNiche = {
      step: once(() => random.pick(category.steps)),
      tool: once(() => random.pick(category.tools)),
      product: once(() => indefinite(random.pick(group.nouns.length > 0 ? group.nouns : ['o trabalho meu']))),
    }
    const values: Values = {
      topic,
      noun,
      occasion: topic,
      niche: name,
      line: asSentence(own),
      words: capitalize(topic),
      fact: sentence(facts),
      otherFact: sentence(facts),
      tip: tips,
      otherTip: tips,
      question: sentence([questionsAbout({ category, group }, own)]),
    }
    return writtenOut(plan, agreement, values, ofNiche)
  }
}

/** Beside the owner's own words, what is known of her niche would only be in the way. What agrees with a product is for topics that name one. */
function factsAbout({ category, group }: Pick<Niche, 'category' | 'group'>, own: Topic | null): string[][] {
  if (own?.kind === 'thing') return []
  if (own?.kind === 'line') return [[...frames[own.frame]!.facts.all]]
  const known = [group, category].map(({ facts }) =>
    (['content', 'sale'] as const).flatMap((intent) => facts?.[intent].all ?? []),
  )
  return own
    ? known.map(fitFor(own.product, own.text))
    : known.map((list) => list.filter((fact) => !fact.includes('{')))
}

const questionsAbout = ({ category, group }: Pick<Niche, 'category' | 'group'>, own: Topic | null) =>
  (own?.kind === 'line'
    ? frames[own.frame]!.questions
    : [category, group].flatMap(({ questions }) => questions?.content ?? [])
  ).filter((question) => own?.kind === 'product' || !question.includes('{'))

/**
 * A plan with each of its texts written out.
 * @param listed slots for nouns with their articles, which contract with the word before them: 'em as agulhas' → 'nas agulhas'
 */
export function writtenOut(
  { title, description, format, cta }: Plan,
  agreement: Agreement,
  values: Values,
  listed: Readonly<Record<string, () => string>> = {},
): Plan {
  const withListed = (text: string) => text.replace(/\{(\p{L}+)\}/gu, (slot, name: string) => listed[name]?.() ?? slot)
  const write = (text: string) =>
    capitalize(
      agreeing(withContractions(withListed(text)), agreement, values)
        .replace(/\s+/g, ' ')
        .trim(),
    )
  return { title: write(title), description: write(description), format: write(format), cta: write(cta) }
}

const CONTRACTIONS: Record<string, string> = { de: 'd', em: 'n', por: 'pel' }
const withContractions = (text: string) =>
  text.replace(
    /(?<!\p{L})(de|em|por) ([oa]s?)(?= \p{L})/gu,
    (_, preposition: string, article: string) => CONTRACTIONS[preposition]! + article,
  )

/** A thing of which nothing is known stands as a sentence of its own too. */
const asSentence = (own: Topic | null) =>
  own === null || own.kind === 'line' ? (own?.text ?? '') : `${capitalize(own.text)}.`

/** A plan that names something twice means the same. */
export function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

const FEMININE = patternOf({ words: words.ideas.occasions.feminine }, 'iu')
const PLURAL = patternOf({ words: words.ideas.occasions.plural }, 'iu')

const agreementOfOccasion = (text: string): Agreement => ({
  gender: FEMININE.test(text) ? 'f' : 'm',
  isPlural: PLURAL.test(text),
})

/** 'a vela' is 'uma vela'. */
function indefinite(noun: string): string {
  const [article = '', ...words] = noun.split('/')[0]!.split(' ')
  return [{ o: 'um', a: 'uma' }[article] ?? '', ...words].join(' ').trim()
}

/** Owners also name their niche by what they are: these are what they make most. */
const PROFESSIONS = words.ideas.professions.map(({ noun, ...names }) => ({ noun, pattern: patternOf(names) }))

/** 'Sou confeiteira' is about a cake. */
function professionOf(niche: string): Entry | undefined {
  const noun = PROFESSIONS.find(({ pattern }) => pattern.test(plain(niche)))?.noun
  return noun ? lexicon.get(plain(noun)) : undefined
}
