import { captionIntents, captionStyles, type CaptionIntent, type CaptionStyle } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { EFFECTS, PROMISES, THERAPY } from '../../../test/claims.ts'
import { countWords } from '../../rules/plain-text.ts'
import { agreeing, type Agreement } from '../agreement.ts'
import { categories } from '../categories/categories.ts'
import { nounOf } from '../topics/lexicon.ts'
import type { ProductType } from './product-type.ts'

const intents = Object.keys(captionIntents) as CaptionIntent[]
const styles = Object.keys(captionStyles) as CaptionStyle[]
const agreements: Agreement[] = [{ gender: 'm', isPlural: false }, { gender: 'f', isPlural: false }, { gender: 'm', isPlural: true }, { gender: 'f', isPlural: true }]

const textsOf = (type: ProductType) => intents.flatMap((intent) => styles.map((style) => type[intent][style]))
const openingsOf = (type: ProductType) => textsOf(type).flatMap(({ openings }) => openings)
const passagesOf = (type: ProductType) => textsOf(type).flatMap(({ steps }) => steps.flat())
const sentencesOf = (type: ProductType) => [...openingsOf(type), ...passagesOf(type), ...Object.values(type.questions).flat()]

describe.each(categories.map((category) => [category.name, category] as const))('types of %s', (_, { types, groups }) => {
  it('each type has nouns of its category, and none has the nouns of another', () => {
    const known = groups.flatMap(({ nouns }) => nouns.map(nounOf))
    const nouns = types.flatMap((type) => type.nouns)
    expect(nouns.filter((noun) => !known.includes(noun))).toEqual([])
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([])
  })

  it('each opening names the topic once, and one of each style suits a long topic', () => {
    for (const type of types) {
      expect(openingsOf(type).filter((text) => (text.match(/\{(?:\p{L}+ )?topic\}/gu) ?? []).length !== 1)).toEqual([])
      for (const { openings } of textsOf(type)) expect(openings.some((text) => text.endsWith(': {topic}.')), openings[0]).toBe(true)
    }
  })

  it('sentences are whole and agree with each gender and number', () => {
    for (const agreement of agreements) {
      const filled = types.flatMap(sentencesOf).map((text) => agreeing(text, agreement, { topic: 'xale', noun: 'xale' }))
      expect(filled.filter((text) => /[{}|…—;]| {2}|\bde (?:os|as) /.test(text) || !/^(?:\p{Lu}|xale).*[.!?]$/u.test(text))).toEqual([])
    }
  })

  it('four passages make a large caption, one fits a small one', () => {
    expect(types.flatMap(passagesOf).filter((text) => countWords(text) < 15 || countWords(text) > 28)).toEqual([])
  })

  it('nothing is promised that only the owner knows, and no effect on health or mind', () => {
    expect(types.flatMap(sentencesOf).filter((text) => PROMISES.test(text) || EFFECTS.test(text) || THERAPY.test(text))).toEqual([])
  })

  it('professional passages neither shout nor chat', () => {
    const polite = types.flatMap((type) => intents.flatMap((intent) => type[intent].professional.steps.flat()))
    expect(polite.filter((text) => /!|(?<!\p{L})(?:pra|pro|tá|tô)(?!\p{L})/u.test(text))).toEqual([])
  })

  it('each has emojis and what buyers search for', () => {
    for (const { emojis, hashtags, nouns } of types) {
      expect(emojis, nouns[0]).toHaveLength(3)
      expect(hashtags.length, nouns[0]).toBeGreaterThanOrEqual(5)
      expect(hashtags.filter((word) => !/^[a-z0-9]{3,30}$/.test(word)), nouns[0]).toEqual([])
    }
  })

  it('buyers are asked what they can tell, and readers what they can answer', () => {
    for (const { asks, questions, nouns } of types) {
      expect(asks.filter((text) => /[.!?]$|^\p{Lu}/u.test(text)), nouns[0]).toEqual([])
      expect(asks.length, nouns[0]).toBeGreaterThanOrEqual(3)
      for (const intent of intents) {
        expect(questions[intent].length, nouns[0]).toBeGreaterThanOrEqual(2)
        expect(questions[intent].filter((text) => !text.endsWith('?')), nouns[0]).toEqual([])
      }
    }
  })
})

it('no sentence of one type occurs in another', () => {
  const sentences = categories.flatMap(({ types }) => types.flatMap((type) => [...new Set([...openingsOf(type), ...passagesOf(type)])])).map((text) => text.replace(/\{[^{}]*\}/g, '{}'))
  const seen = new Set<string>()
  expect(sentences.filter((text) => seen.size === seen.add(text).size)).toEqual([])
})
