import { type CaptionRequest, captionWords } from '@atelie/contract/generators'
import type { CaptionText } from '../rules/answer-rules.ts'
import { countWords, withoutMarks } from '../rules/plain-text.ts'
import { createDraft, type Draft } from './draft.ts'
import { writeHashtags } from './hashtags.ts'
import { createHistory, type History } from '../rules/history.ts'
import { ofLine, ofProduct, ofThing } from './materials.ts'
import type { Manner, Material } from './material.ts'
import { type Random, randomFor } from './random.ts'
import { untoldIn } from './topics/contacts.ts'
import { readTopic, type Topic } from './topics/read-topic.ts'

/** Keeps a text within its size even for readers who count an emoji as a word, or the sign in 'agendas & planners', which may occur twice. */
const ROOM_FOR_EMOJIS = 3
const roomForSigns = (text: string) => 2 * (text.split(' ').length - countWords(text))
/** In words. */
const ROOM_FOR_CLOSING = 9
const ROOM_FOR_SHORTEST_CLOSING = 5
const ROOM_FOR_PASSAGE = 20
const LEAST_OF_A_PARAGRAPH = 13
const LONG_FOR_A_SENTENCE = 7
const EMOJIS_OF_A_KIND = 2
/** The share of the words that a size leaves open: a caption that says what it has to say is no longer than it must. */
const MOST_BEYOND = 0.2

/** The same request, seed and history give the same caption. The sentences that it uses are added to the history. */
export function writeCaption(request: CaptionRequest, seeded: Random, history: History = createHistory()): CaptionText {
  const random = randomFor(request.topic, seeded)
  const { contacts, ...topic } = readTopic(request.topic)
  const material = materialFor(topic, request)
  const { min, max } = captionWords[request.size]
  const draft = createDraft(material.fill, {
    random,
    history,
    most: max - ROOM_FOR_EMOJIS - roomForSigns(topic.text) - countWords(contacts.join(' ')),
  })

  const opening = writeOpening(draft, material, topic.text)
  const answer = draft.take(
    material.answer.map((passage) => [passage]),
    ROOM_FOR_SHORTEST_CLOSING,
  )
  const needed = [...material.needed, untoldIn([opening, ...material.needed].join(' '), contacts)]
    .filter(Boolean)
    .map((sentence) => draft.add(sentence))
  const closing =
    draft.take(material.closings, ROOM_FOR_PASSAGE) ??
    draft.take(material.closings) ??
    draft.add(material.shortestClosing)
  const body = [
    ...(answer === null ? [] : [answer]),
    ...writeBody(draft, material, { least: min, wanted: min + Math.floor(random.next() * (max - min) * MOST_BEYOND) }),
  ]
  const emojis = request.includeEmojis
    ? [...new Set(material.emojis.flatMap((list) => random.shuffle(list).slice(0, EMOJIS_OF_A_KIND)))]
    : []
  return {
    text: withoutMarks(
      decorated([...inParagraphs(opening, body), [...needed, closing].join(' ')], emojis).join('\n\n'),
      contacts,
    ),
    hashtags: request.includeHashtags ? writeHashtags(topic, request, random) : [],
    isDraft: material.isDraft || (material.answer.length > 0 && answer === null),
  }
}

function materialFor(topic: Topic, manner: Manner): Material {
  switch (topic.kind) {
    case 'product':
      return ofProduct(topic, manner)
    case 'thing':
      return ofThing(topic, manner)
    case 'line':
      return ofLine(topic.text, topic.frame, topic.product, manner)
  }
}

/** The topic by itself. */
const OWN_LINE = ['{line}']

/** With the owner's words if there is room for them: they are never cut. */
function writeOpening(draft: Draft, { openings, shortOpenings, answer }: Material, text: string): string {
  const shortest = answer.length > 0 ? Math.min(...answer.map(countWords)) : 0
  const isLong = text.split(' ').length > LONG_FOR_A_SENTENCE
  return (
    draft.take(
      isLong ? [...openings.slice(0, 1), OWN_LINE] : openings,
      ROOM_FOR_CLOSING + Math.max(shortest, ROOM_FOR_PASSAGE),
    ) ??
    draft.take(openings, ROOM_FOR_CLOSING + shortest) ??
    draft.take([OWN_LINE], ROOM_FOR_SHORTEST_CLOSING + shortest) ??
    draft.take([shortOpenings], ROOM_FOR_CLOSING + shortest) ??
    ''
  )
}

/** The parts in order, a fact for each that the person has had already, and more facts before the last if there are too few words. Without parts, facts alone, which an answer needs only if it is too short. */
function writeBody(
  draft: Draft,
  { answer, parts, facts }: Material,
  { least, wanted }: { least: number; wanted: number },
): string[] {
  const told = parts.flatMap((part) => draft.take([...part, ...facts.flat()]) ?? [])
  if (told.length === 0)
    return writeFacts(draft, facts, answer.length > 0 ? least : Math.max(wanted, draft.words() + 1))
  return [...told.slice(0, -1), ...writeFacts(draft, facts, least), ...told.slice(-1)]
}

/** Facts of each kind in turn. Those of a kind then stand together, so that no dry one interrupts the jokes. */
function writeFacts(draft: Draft, facts: Material['facts'], wanted: number): string[] {
  const kinds = facts.filter((lists) => lists.some((list) => list.length > 0))
  const written: string[][] = kinds.map(() => [])
  for (let turn = 0; draft.words() < wanted; turn += 1) {
    const next = turn % kinds.length
    const sentence = draft.take([...kinds.slice(next), ...kinds.slice(0, next)].flat())
    if (!sentence) break
    written[next]!.push(sentence)
  }
  return written.flat()
}

/** The opening stands alone above a long text and leads into a short one. Short sentences share a paragraph. */
function inParagraphs(opening: string, body: readonly string[]): string[] {
  const paragraphs: string[] = []
  for (const sentence of body) {
    const last = paragraphs.at(-1)
    if (last !== undefined && countWords(last) < LEAST_OF_A_PARAGRAPH)
      paragraphs[paragraphs.length - 1] = `${last} ${sentence}`
    else paragraphs.push(sentence)
  }
  return paragraphs.length > 1 ? [opening, ...paragraphs] : [[opening, ...paragraphs].join(' ')]
}

/** One emoji after the first paragraph, one after the last, and one in between if there is a paragraph. */
function decorated(paragraphs: readonly string[], emojis: readonly string[]): string[] {
  const places = [...new Set([0, Math.floor(paragraphs.length / 2), paragraphs.length - 1])]
  return paragraphs.map((paragraph, index) => {
    const emoji = emojis[places.indexOf(index)]
    return places.includes(index) && emoji ? `${paragraph} ${emoji}` : paragraph
  })
}
