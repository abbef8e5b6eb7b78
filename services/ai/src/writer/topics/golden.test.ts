import { expect, it } from 'vitest'
import topics from '../../../test/golden-topics.json'
import { plain } from './spelling.ts'
import { readTopic } from './read-topic.ts'
import { MOURNING } from './sentences.ts'

/** As a careful person reads it, who did not see the code. */
type Reading = { product: string; article: string; price?: string; category: string | string[] } | { frame: string | string[] } | { unknown: true }

const ARTICLES = { m: ['o', 'os'], f: ['a', 'as'] } as const
/** 'tapete de crochê' is a tapete too. */
const headOf = (noun: string) => plain(noun).split(/[ -]/)[0]

const isAmong = (value: string, expected: string | string[]) => [expected].flat().includes(value)

function isRead(typed: string, reading: Reading): boolean {
  const topic = readTopic(typed)
  if ('unknown' in reading) return topic.kind === 'thing'
  if ('frame' in reading) return topic.kind === 'line' && isAmong(topic.frame, reading.frame)
  if (topic.kind !== 'product') return false
  const { noun, category, agreement: { gender, isPlural } } = topic.product
  return isAmong(category.id, reading.category) && headOf(noun) === headOf(reading.product) && ARTICLES[gender][isPlural ? 1 : 0] === reading.article && topic.price === (reading.price ?? null)
}

const golden = topics as unknown as [string, Reading][]
const wrong = golden.filter(([typed, reading]) => !isRead(typed, reading)).map(([typed, reading]) => ({ typed, reading, read: readTopic(typed) }))

it('at least nineteen in twenty topics are read as a careful person reads them', () => {
  const list = wrong.map(({ typed, reading, read }) => `${typed}: ${JSON.stringify(reading)}, but ${read.kind === 'line' ? read.frame : read.kind === 'product' ? `${JSON.stringify(read.product.agreement)} ${read.product.noun} of ${read.product.category.id}, ${read.price}` : 'unknown'}`)
  expect(golden.length).toBeGreaterThanOrEqual(400)
  expect(wrong.length, list.join('\n')).toBeLessThanOrEqual(golden.length * 0.05)
})

it('no topic of a product is read as grief or bad news, unless it is for mourners', () => {
  const grave = wrong.filter(({ reading, read }) => 'product' in reading && read.kind === 'line' && ['grief', 'setback'].includes(read.frame))
  expect(grave.map(({ typed }) => plain(typed)).filter((typed) => !MOURNING.test(typed))).toEqual([])
})
