import { expect, it } from 'vitest'
import { tableOf } from '../../../test/table.ts'
import { readTopic, type Topic } from './read-topic.ts'
import { MOURNING } from './sentences.ts'
import { plain } from './spelling.ts'

/** All or some of it: the frame or category, the topic as written, and what is kept apart from it. */
interface Reading {
  is?: string
  isNot?: string[]
  kind?: string
  text?: string
  /** The first noun of the type whose sentences are true of it. */
  type?: string
  price?: string | null
  specs?: string[]
}

const kindOf = (topic: Topic) =>
  topic.kind === 'line' ? topic.frame : topic.kind === 'product' ? topic.product.category.id : 'unknown'

const read = (topic: Topic) => ({
  ...topic,
  is: kindOf(topic),
  type: topic.kind === 'product' ? topic.product.type?.nouns[0] : undefined,
})

it.each(tableOf<[typed: string, reading: Reading][]>('read-topics'))(
  'the topic %j is read as %j',
  (typed, { isNot = [], ...reading }) => {
    const topic = read(readTopic(typed))
    expect(topic).toMatchObject(reading)
    expect(isNot).not.toContain(topic.is)
  },
)

/** The topic as a careful person reads it, who did not see the code. */
type CarefulReading =
  | { product: string; article: string; price?: string; category: string | string[] }
  | { frame: string | string[] }
  | { unknown: true }

const ARTICLES = { m: ['o', 'os'], f: ['a', 'as'] } as const
/** 'tapete de crochê' is a tapete too. */
const headOf = (noun: string) => plain(noun).split(/[ -]/)[0]

const isAmong = (value: string, expected: string | string[]) => [expected].flat().includes(value)

function isRead(typed: string, reading: CarefulReading): boolean {
  const topic = readTopic(typed)
  if ('unknown' in reading) return topic.kind === 'thing'
  if ('frame' in reading) return topic.kind === 'line' && isAmong(topic.frame, reading.frame)
  if (topic.kind !== 'product') return false
  const {
    noun,
    category,
    agreement: { gender, isPlural },
  } = topic.product
  return (
    isAmong(category.id, reading.category) &&
    headOf(noun) === headOf(reading.product) &&
    ARTICLES[gender][isPlural ? 1 : 0] === reading.article &&
    topic.price === (reading.price ?? null)
  )
}

const golden = tableOf<[typed: string, reading: CarefulReading][]>('golden-topics')
const wrong = golden
  .filter(([typed, reading]) => !isRead(typed, reading))
  .map(([typed, reading]) => ({ typed, reading, read: readTopic(typed) }))

it('at least nineteen in twenty topics are read as a careful person reads them', () => {
  const list = wrong.map(
    ({ typed, reading, read }) =>
      `${typed}: ${JSON.stringify(reading)}, but ${read.kind === 'line' ? read.frame : read.kind === 'product' ? `${JSON.stringify(read.product.agreement)} ${read.product.noun} of ${read.product.category.id}, ${read.price}` : 'unknown'}`,
  )
  expect(golden.length).toBeGreaterThanOrEqual(400)
  expect(wrong.length, list.join('\n')).toBeLessThanOrEqual(golden.length * 0.05)
})

it('no topic of a product is read as grief or bad news, unless it is for mourners', () => {
  const grave = wrong.filter(
    ({ reading, read }) => 'product' in reading && read.kind === 'line' && ['grief', 'setback'].includes(read.frame),
  )
  expect(grave.map(({ typed }) => plain(typed)).filter((typed) => !MOURNING.test(typed))).toEqual([])
})
