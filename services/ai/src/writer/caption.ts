import { captionWords, type CaptionRequest } from '@atelie/contract/generators'
import type { CaptionText } from '../rules/caption-rules.ts'
import { countWords } from '../rules/plain-text.ts'
import { createDraft, type Draft } from './draft.ts'
import { writeHashtags } from './hashtags.ts'
import { createHistory, type History } from '../rules/history.ts'
import { materialFor, type Material } from './material.ts'
import { capitalize } from './phrases.ts'
import { randomFor, type Random } from './random.ts'
import { readTopic } from './topics/read-topic.ts'

/** Keeps a text within its size even for readers who count an emoji as a word, or the sign in 'agendas & planners', which may occur twice. */
const ROOM_FOR_EMOJIS = 3
const roomForSigns = (text: string) => 2 * (text.split(' ').length - countWords(text))
/** In words. */
const ROOM_FOR_CLOSING = 9
const ROOM_FOR_SHORTEST_CLOSING = 5
const SENTENCES_PER_PARAGRAPH = 3
const EMOJIS_OF_A_KIND = 2
/** Of the words that a size leaves open: a caption that says what it has to say is no longer than it must. */
const MOST_BEYOND = 0.2

/** The same request, seed and history give the same caption. The sentences that it uses are added to the history. */
export function writeCaption(request: CaptionRequest, seeded: Random, history: History = createHistory()): CaptionText {
  const random = randomFor(request.topic, seeded)
  const topic = readTopic(request.topic)
  const material = materialFor(topic, request)
  const { min, max } = captionWords[request.size]
  const draft = createDraft(material.fill, { random, history, most: max - ROOM_FOR_EMOJIS - roomForSigns(topic.text) })

  const opening = writeOpening(draft, material, topic.text, random)
  const closing = draft.take(material.closings) ?? draft.add(material.shortestClosing)
  const needed = material.needed.map((sentence) => draft.add(sentence))
  const body = writeBody(draft, material, min + Math.floor(random.next() * (max - min) * MOST_BEYOND))
  const emojis = request.includeEmojis ? [...new Set(material.emojis.flatMap((list) => random.shuffle(list).slice(0, EMOJIS_OF_A_KIND)))] : []
  return {
    text: decorated([...inParagraphs(opening, [...needed, ...body]), closing], emojis).join('\n\n'),
    hashtags: request.includeHashtags ? writeHashtags(topic, request, random) : [],
    isDraft: topic.kind === 'thing',
  }
}

/** With the owner's words if there is room for them: they are never cut. */
function writeOpening(draft: Draft, { openings, shortOpenings }: Material, text: string, random: Random): string {
  return draft.take(inTurns(openings, random), ROOM_FOR_CLOSING)
    ?? draft.take([[ended(capitalize(text))]], ROOM_FOR_SHORTEST_CLOSING)
    ?? draft.take([shortOpenings], ROOM_FOR_CLOSING) ?? ''
}

const inTurns = (lists: readonly (readonly string[])[], random: Random) => (random.next() < 0.5 ? lists : [...lists].reverse())

const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

/**
 * Facts of each kind in turn, until the caption has as many words as wanted; at least one if there is room. Those of a kind
 * then stand together, so that no dry one interrupts the jokes.
 */
function writeBody(draft: Draft, { facts }: Material, wanted: number): string[] {
  const kinds = facts.filter((lists) => lists.some((list) => list.length > 0))
  const body: string[][] = kinds.map(() => [])
  for (let turn = 0; draft.words() < wanted || turn === 0; turn += 1) {
    const next = turn % kinds.length
    const sentence = draft.take([...kinds.slice(next), ...kinds.slice(0, next)].flat())
    if (!sentence) break
    body[next]!.push(sentence)
  }
  return body.flat()
}

/** The opening stands alone above a long text and leads into a short one. */
function inParagraphs(opening: string, body: readonly string[]): string[] {
  if (body.length <= SENTENCES_PER_PARAGRAPH) return [[opening, ...body].join(' ')]
  const count = Math.ceil(body.length / SENTENCES_PER_PARAGRAPH)
  const end = (paragraph: number) => Math.round(paragraph * body.length / count)
  return [opening, ...Array.from({ length: count }, (_, index) => body.slice(end(index), end(index + 1)).join(' '))]
}

/** One emoji after the first paragraph, one after the last, and one in between if there is a paragraph. */
function decorated(paragraphs: readonly string[], emojis: readonly string[]): string[] {
  const places = [...new Set([0, Math.floor(paragraphs.length / 2), paragraphs.length - 1])]
  return paragraphs.map((paragraph, index) => {
    const emoji = emojis[places.indexOf(index)]
    return places.includes(index) && emoji ? `${paragraph} ${emoji}` : paragraph
  })
}
