import { expect, it } from 'vitest'
import topics from '../../../test/read-topics.json'
import { readTopic, type Topic } from './read-topic.ts'

/** All or some of it: the frame or category, how the topic is written, and what is told apart. */
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

const kindOf = (topic: Topic) => (topic.kind === 'line' ? topic.frame : topic.kind === 'product' ? topic.product.category.id : 'unknown')

const read = (topic: Topic) => ({ ...topic, is: kindOf(topic), type: topic.kind === 'product' ? topic.product.type?.nouns[0] : undefined })

it.each(topics as unknown as [string, Reading][])('the topic %j is read as %j', (typed, { isNot = [], ...reading }) => {
  const topic = read(readTopic(typed))
  expect(topic).toMatchObject(reading)
  expect(isNot).not.toContain(topic.is)
})
