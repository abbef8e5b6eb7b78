import { contentIdeasBody } from '@atelie/contract/generators'
import { expect, it } from 'vitest'
import { aCaptionRequest, captionGrid, shareOf } from '../../test/caption-grid.ts'
import { tableOf } from '../../test/table.ts'
import { answersTo } from './answers.ts'
import { writeCaption } from './caption.ts'
import { writeIdeas } from './ideas/write-ideas.ts'
import { createRandom } from './random.ts'
import { readTopic } from './topics/read-topic.ts'

const { answered, askedOfOwner, known } = tableOf<{
  answered: [topic: string, matter: string][]
  askedOfOwner: string[]
  known: string[]
}>('questions')

const captionOf = (topic: string) => writeCaption(aCaptionRequest({ topic, size: 'medium' }), createRandom(1))
const ideasOn = (specificIdea: string) =>
  writeIdeas(contentIdeasBody.parse({ craftType: 'artesanato', contentPurpose: 'dica', specificIdea }), createRandom(1))

/** All that may be said in answer to it. */
function passagesFor(topic: string): readonly string[] {
  const { text, ...read } = readTopic(topic)
  const product = read.kind === 'thing' ? null : read.product
  return answersTo(text, product && { ...product, named: product.noun })
}

it.each(answered.map(([topic, matter], turn) => [topic, new RegExp(matter), turn] as const))(
  'an answered question contains its answer in every size: %s',
  (topic, matter, turn) => {
    const passages = passagesFor(topic)
    for (const [seed, choice] of shareOf([...captionGrid.entries()], turn)) {
      const { text, isDraft } = writeCaption(aCaptionRequest({ ...choice, topic }), createRandom(seed))
      expect(
        passages.some((passage) => text.includes(passage)),
        text,
      ).toBe(true)
      expect(isDraft).toBe(false)
    }
    expect(captionOf(topic).text).toMatch(matter)
    expect(ideasOn(topic)).toMatchObject({ isDraft: false, ideas: [{ description: expect.stringMatching(matter) }] })
  },
)

it.each(askedOfOwner)('only the owner can answer "%s", so it is a draft', (topic) => {
  expect([captionOf(topic).isDraft, ideasOn(topic).isDraft]).toEqual([true, true])
})

it.each(known)('"%s" is not left to the owner', (topic) => expect(captionOf(topic).isDraft).toBe(false))
