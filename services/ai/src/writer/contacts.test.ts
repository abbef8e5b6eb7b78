import { contentIdeasBody, contentPurposes, type ContentPurpose } from '@atelie/contract/generators'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCaptionRequest, captionGrid } from '../../test/caption-grid.ts'
import { tableOf } from '../../test/table.ts'
import { fuzzed } from '../../test/odd-words.ts'
import { writeCaption } from './caption.ts'
import { writeIdeas } from './ideas/write-ideas.ts'
import { createRandom } from './random.ts'
import { markContacts, withContacts } from './topics/contacts.ts'
import { readTopic } from './topics/read-topic.ts'

const { contacts, topics, apart, none } = tableOf<{ contacts: string[]; topics: string[]; apart: [text: string, contact: string, typed: string][]; none: string[] }>('contacts')
const purposes = Object.keys(contentPurposes) as ContentPurpose[]
const signsIn = (text: string) => text.split('@').length - 1

/** '…' in a topic stands for the contact. */
const asked = fc.record({ contact: fc.constantFrom(...contacts), topic: fc.constantFrom(...topics), seed: fc.nat(10_000) }).map(({ contact, topic, seed }) => ({ contact, topic: topic.replace('…', contact), seed }))

function expectOnce(text: string, contact: string): void {
  expect({ times: text.split(contact).length - 1, signs: signsIn(text) }, text).toEqual({ times: 1, signs: signsIn(contact) })
}

it('a contact is told exactly once, as it was typed, in every caption', () => {
  fc.assert(fc.property(asked, ({ contact, topic, seed }) => {
    expectOnce(writeCaption(aCaptionRequest({ ...captionGrid[seed % captionGrid.length]!, topic }), createRandom(seed)).text, contact)
  }), fuzzed(800))
})

it('a contact is told exactly once, as it was typed, in each idea', () => {
  fc.assert(fc.property(asked, fc.constantFrom('Confeitaria', 'Velas aromáticas', 'aeromodelismo', 'crochê @ana.faz'), ({ contact, topic, seed }, craftType) => {
    const { ideas } = writeIdeas(contentIdeasBody.parse({ craftType, contentPurpose: purposes[seed % purposes.length], specificIdea: topic }), createRandom(seed))
    for (const idea of ideas) expectOnce(Object.values(idea).join('\n'), contact)
  }), fuzzed(800))
})

it.each(apart)('of %s it is said apart: %s', (text, contact, typed) => {
  const topic = readTopic(typed)
  expect(topic).toMatchObject({ kind: 'product', text })
  expect('contact' in topic && withContacts(topic.contact, topic.contacts)).toBe(contact)
})

it.each(none)('"%s" has no contact', (typed) => expect(markContacts(typed)).toEqual({ marked: typed, contacts: [] }))
