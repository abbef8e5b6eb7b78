import { expect, it } from 'vitest'
import topics from '../../../test/golden-topics.json'
import { plain } from './spelling.ts'
import { readTopic } from './read-topic.ts'
import { MOURNING } from './words.ts'

/** As a careful person reads it, who did not see the code. */
type Reading = { product: string; category: string | string[] } | { frame: string | string[] } | { unknown: true }

const isAmong = (value: string, expected: string | string[]) => [expected].flat().includes(value)

function isRead(typed: string, reading: Reading): boolean {
  const topic = readTopic(typed)
  if ('unknown' in reading) return topic.kind === 'thing'
  if ('frame' in reading) return topic.kind === 'line' && isAmong(topic.frame, reading.frame)
  return topic.kind === 'product' && isAmong(topic.product.category.name, reading.category)
}

const golden = topics as unknown as [string, Reading][]
const wrong = golden.filter(([typed, reading]) => !isRead(typed, reading)).map(([typed, reading]) => ({ typed, reading, read: readTopic(typed) }))

it('at least nineteen in twenty topics are read as a careful person reads them', () => {
  const list = wrong.map(({ typed, reading, read }) => `${typed}: ${JSON.stringify(reading)}, but ${read.kind === 'line' ? read.frame : read.kind === 'product' ? `${read.product.noun} of ${read.product.category.name}` : 'unknown'}`)
  expect(golden.length).toBeGreaterThanOrEqual(400)
  expect(wrong.length, list.join('\n')).toBeLessThanOrEqual(golden.length * 0.05)
})

it('no topic of a product is read as grief or bad news, unless it is for mourners', () => {
  const grave = wrong.filter(({ reading, read }) => 'product' in reading && read.kind === 'line' && ['grief', 'setback'].includes(read.frame))
  expect(grave.map(({ typed }) => plain(typed)).filter((typed) => !MOURNING.test(typed))).toEqual([])
})
