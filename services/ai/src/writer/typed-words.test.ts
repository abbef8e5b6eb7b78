import {
  captionBody,
  contentIdeasBody,
  type ContentPurpose,
  contentPurposes,
  cuteFontBody,
  cuteImageBody,
  stickerBody,
} from '@atelie/contract/generators'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCaptionRequest, captionGrid, shareOf } from '../../test/caption-grid.ts'
import { around, FUZZ_MS, fuzzed, oddText, oddWords } from '../../test/odd-words.ts'
import { readLettering } from '../rules/lettering.ts'
import { plainLine, withoutMarks } from '../rules/plain-text.ts'
import { writeCaption } from './caption.ts'
import { writeIdeas } from './ideas/write-ideas.ts'
import { writeCuteFontPrompt } from './prompts/font-prompt.ts'
import { writeCuteImagePrompt, writeStickerPrompt } from './prompts/picture-prompts.ts'
import { quoted } from './prompts/looks.ts'
import { createRandom } from './random.ts'
import { readTopic } from './topics/read-topic.ts'
import { withoutFinalMarks } from './topics/spelling.ts'
import { tableOf } from '../../test/table.ts'
import { markContacts } from './topics/contacts.ts'

const purposes = Object.keys(contentPurposes) as ContentPurpose[]
const at = <T>(list: readonly T[], index: number) => list[index % list.length]!

/** Slots, and what is left of values that are no text. */
const LEFT_OVER = /[{}]|undefined|\[object|native code|=>/

/** The words that were typed, however the writer spells and breaks them, the longest first. */
function wordsOf(typed: readonly string[]): string[] {
  const words = typed
    .flatMap((one) => [plainLine(one), readTopic(one).text])
    .flatMap((one) => one.split(/[\s"“”']+/))
    .map((word) => withoutFinalMarks(word.toLowerCase()))
    .filter((word) => /[^\p{L}]/u.test(word) || LEFT_OVER.test(word))
  return words.sort((a, b) => b.length - a.length)
}

function expectLiteral(texts: readonly string[], typed: readonly string[], seed: number): void {
  const words = wordsOf(typed)
  for (const text of texts) {
    const others = words.reduce((rest, word) => rest.split(word).join(' '), text.toLowerCase())
    expect(others.match(LEFT_OVER), JSON.stringify({ typed, seed, text })).toBeNull()
  }
}

/** Generators, each writing about a text that was typed into each of its fields. */
const generators: Record<string, (typed: string, seed: number) => void> = {
  caption(typed, seed) {
    const request = captionBody.parse({ topic: typed.slice(0, 200), ...at(captionGrid, seed) })
    const { text, hashtags } = writeCaption(request, createRandom(seed))
    expectLiteral([text], [typed], seed)
    if (request.size === 'large')
      expect(text.toLowerCase(), JSON.stringify({ typed, seed })).toContain(
        readTopic(request.topic)
          .text.toLowerCase()
          .replace(/[.!?]$/, ''),
      )
    for (const hashtag of hashtags) expect(hashtag).toMatch(/^#[\p{L}\p{N}_]+$/u)
  },
  ideas(typed, seed) {
    const { ideas } = writeIdeas(
      contentIdeasBody.parse({
        craftType: typed.slice(0, 80),
        contentPurpose: at(purposes, seed),
        specificIdea: seed % 3 === 0 ? undefined : typed,
      }),
      createRandom(seed),
    )
    expectLiteral(
      ideas.flatMap((idea) => Object.values(idea)),
      [typed, typed.slice(0, 80)],
      seed,
    )
  },
  sticker(typed, seed) {
    const request = stickerBody.parse({ description: typed, text: typed.slice(0, 80) })
    const { prompt, promptInEnglish } = writeStickerPrompt(request, createRandom(seed))
    for (const text of [prompt, promptInEnglish])
      for (const words of [request.description, request.text!]) expect(text).toContain(quoted(words))
  },
  cuteImage(typed, seed) {
    const request = cuteImageBody.parse({ description: typed, includeText: seed % 2 === 0 })
    const { prompt, promptInEnglish } = writeCuteImagePrompt(request, createRandom(seed))
    for (const text of [prompt, promptInEnglish]) expect(text).toContain(quoted(request.description))
  },
  cuteFont(typed, seed) {
    const text = cuteFontBody.parse({ text: typed.slice(0, 100) }).text
    const { prompt, promptInEnglish } = writeCuteFontPrompt({ text }, createRandom(seed))
    const { words, theme, look } = readLettering(text)
    for (const written of [prompt, promptInEnglish])
      for (const part of [words, theme, look])
        expect(
          !part || written.includes(quoted(part)) || written.includes(quoted(text)),
          JSON.stringify({ text, part, written }),
        ).toBe(true)
  },
}

describe.each(Object.entries(generators))('what is typed for the generator %s', (_, generate) => {
  it.each(oddWords.map((word, turn) => [word, turn] as const))(
    'the word %j is written like any other, wherever it stands',
    (word, turn) => {
      for (const [index, text] of around.entries())
        for (const seed of shareOf([...captionGrid.keys()], turn + index).slice(0, 2))
          generate(text(word).padEnd(3, '!'), seed)
    },
  )

  it.each(['ßtrudel de maçã', 'ᾀ de crochê'])('the first letter of %j, which has no single capital, stays', (typed) => {
    for (const seed of captionGrid.keys()) generate(typed, seed)
  })

  it(
    'odd text of any kind is written like any other',
    () => {
      fc.assert(
        fc.property(oddText(500), fc.nat(10_000), (typed, seed) => generate(typed, seed)),
        fuzzed(150),
      )
    },
    FUZZ_MS,
  )
})

const { contacts, topics, apart, none } = tableOf<{
  contacts: string[]
  topics: string[]
  apart: [text: string, contact: string, typed: string][]
  none: string[]
}>('contacts')
const signsIn = (text: string) => text.split('@').length - 1

/** '…' in a topic stands for the contact. */
const asked = fc
  .record({ contact: fc.constantFrom(...contacts), topic: fc.constantFrom(...topics), seed: fc.nat(10_000) })
  .map(({ contact, topic, seed }) => ({ contact, topic: topic.replace('…', contact), seed }))

function expectOnce(text: string, contact: string): void {
  expect({ times: text.split(contact).length - 1, signs: signsIn(text) }, text).toEqual({
    times: 1,
    signs: signsIn(contact),
  })
}

const crafts = ['Confeitaria', 'Velas aromáticas', 'aeromodelismo', 'crochê @ana.faz']
it.each<[string, (specificIdea: string, seed: number) => string[]]>([
  [
    'every caption',
    (topic, seed) => [writeCaption(aCaptionRequest({ ...at(captionGrid, seed), topic }), createRandom(seed)).text],
  ],
  [
    'each idea',
    (specificIdea, seed) =>
      writeIdeas(
        contentIdeasBody.parse({ craftType: at(crafts, seed >> 4), contentPurpose: at(purposes, seed), specificIdea }),
        createRandom(seed),
      ).ideas.map((idea) => Object.values(idea).join('\n')),
  ],
])(
  'a contact is told exactly once, as it was typed, in %s',
  (_, write) => {
    fc.assert(
      fc.property(asked, ({ contact, topic, seed }) => write(topic, seed).forEach((text) => expectOnce(text, contact))),
      fuzzed(400),
    )
  },
  FUZZ_MS,
)

it.each(apart)('a contact typed beside %s is said apart: %s', (text, contact, typed) => {
  const topic = readTopic(typed)
  expect(topic).toMatchObject({ kind: 'product', text })
  expect('contact' in topic && withoutMarks(topic.contact, topic.contacts)).toBe(contact)
})

it.each(none)('"%s" has no contact', (typed) => expect(markContacts(typed)).toEqual({ marked: typed, contacts: [] }))
