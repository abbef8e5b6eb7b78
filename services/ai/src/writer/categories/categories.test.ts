import { captionIntents, captionStyles, type CaptionIntent, type CaptionStyle } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { EFFECTS, PROMISES, THERAPY } from '../../../test/claims.ts'
import { agreeing, type Agreement } from '../agreement.ts'
import type { ProductType } from '../products/product-type.ts'
import { lexicon, nounOf } from '../topics/lexicon.ts'
import { categories } from './categories.ts'
import type { Category, Knowledge } from './category.ts'
import { neutral } from './neutral.ts'

const intents = Object.keys(captionIntents) as CaptionIntent[]
const styles = Object.keys(captionStyles) as CaptionStyle[]
const agreements: Agreement[] = [{ gender: 'm', isPlural: false }, { gender: 'f', isPlural: false }, { gender: 'm', isPlural: true }, { gender: 'f', isPlural: true }]

const knowledgeOf = (category: Category): Partial<Knowledge>[] => [category, ...category.groups]
const openingsOf = (category: Category) => knowledgeOf(category).flatMap(({ openings }) => intents.flatMap((intent) => styles.flatMap((style) => openings?.[intent][style] ?? [])))
const factsOf = (category: Category) => knowledgeOf(category).flatMap(({ facts }) => intents.flatMap((intent) => Object.values(facts?.[intent] ?? {}).flat()))
const questionsOf = (category: Category) => knowledgeOf(category).flatMap(({ questions }) => intents.flatMap((intent) => questions?.[intent] ?? []))
const sentencesOf = (category: Category) => [...openingsOf(category), ...factsOf(category), ...questionsOf(category), ...category.tips]

const all: [name: string, category: Category][] = [...categories, neutral].map((category) => [category.name, category])

describe.each(all)('what is known about %s', (_, category) => {
  it('each opening names the topic once', () => {
    expect(openingsOf(category).filter((text) => (text.match(/\{(?:\p{L}+ )?topic\}/gu) ?? []).length !== 1)).toEqual([])
  })

  it('sentences agree with each gender and number', () => {
    for (const agreement of agreements) {
      const filled = sentencesOf(category).map((text) => agreeing(text, agreement, { topic: 'xale', noun: 'xale' }))
      expect(filled.filter((text) => /[{}|…—]| {2}|\bde (?:os|as) |^\p{Ll}/u.test(text) && !/^xale/.test(text))).toEqual([])
    }
  })

  it('sentences end, ask or lead to the topic, and have one colon at most', () => {
    expect(sentencesOf(category).filter((text) => !/(?:[.!?]|: \{(?:\p{L}+ )?topic\})$/u.test(text) || text.replace(/\{[^{}]*\}/g, '').split(':').length > 2)).toEqual([])
    expect(questionsOf(category).filter((text) => !text.endsWith('?'))).toEqual([])
  })

  it('nothing is promised that only the owner knows, and no effect on health or mind', () => {
    expect(sentencesOf(category).filter((text) => PROMISES.test(text) || EFFECTS.test(text) || THERAPY.test(text))).toEqual([])
  })

  it('professional facts and those for all neither shout nor chat', () => {
    const polite = knowledgeOf(category).flatMap(({ facts }) => intents.flatMap((intent) => [...facts?.[intent].professional ?? [], ...facts?.[intent].all ?? []]))
    expect(polite.filter((text) => /!|(?<!\p{L})(?:pra|pro|tá|tô)(?!\p{L})/u.test(text))).toEqual([])
  })

  it.each(intents)('each noun has enough to say for %s, the text of its type included', (intent) => {
    const typeOf = (noun: string) => category.types.find(({ nouns }) => nouns.includes(nounOf(noun)))
    for (const group of category.groups) {
      const types = group.nouns.map(typeOf)
      const fewest = (count: (type: ProductType) => number) => Math.min(...types.map((type) => (type ? count(type) : 0)))
      const passages = (style: CaptionStyle) => fewest((type) => type[intent][style].steps.flat().length)
      const facts = (style: CaptionStyle | 'all') => [category, group].flatMap((known) => known.facts?.[intent][style] ?? [])
      const where = group.nouns[0]
      expect(facts('all').length + Math.min(...styles.map(passages)), where).toBeGreaterThanOrEqual(8)
      for (const style of styles) {
        expect(facts(style).length + passages(style), where).toBeGreaterThanOrEqual(4)
        expect([category, group].flatMap((known) => known.openings?.[intent][style] ?? []).length + fewest((type) => type[intent][style].openings.length), where).toBeGreaterThanOrEqual(4)
      }
      expect([category, group].flatMap((known) => known.questions?.[intent] ?? []).length + fewest((type) => type.questions[intent].length), where).toBeGreaterThanOrEqual(6)
    }
  })

  it('there is advice, and what buyers search for', () => {
    expect(category.tips.length).toBeGreaterThanOrEqual(12)
    expect(category.hashtags.filter((word) => !/^[a-z0-9]{3,30}$/.test(word))).toEqual([])
    expect([...category.steps, ...category.tools].filter((text) => !/^(?:os?|as?|uma?) .*[^.!?]$/.test(text))).toEqual([])
  })
})

it('no sentence of one category occurs in another', () => {
  const owners = new Map<string, string>()
  for (const [name, category] of all) {
    for (const text of new Set(sentencesOf(category))) {
      const masked = text.replace(/\{[^{}]*\}/g, '{}')
      if (masked.length > 20) expect(owners.get(masked), `${name}: ${text}`).toBeUndefined()
      owners.set(masked, name)
    }
  }
})

it('at least 30 categories and 600 nouns are known, each noun in one place', () => {
  const nouns = categories.flatMap(({ groups }) => groups.flatMap((group) => group.nouns))
  expect(categories.length).toBeGreaterThanOrEqual(30)
  expect(nouns.length).toBeGreaterThanOrEqual(600)
  expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([])
  expect(lexicon.size).toBeGreaterThan(nouns.length)
})
