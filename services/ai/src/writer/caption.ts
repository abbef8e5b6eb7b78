import { captionWords, type CaptionRequest, type CaptionStyle } from '@atelie/contract/generators'
import type { CaptionText } from '../rules/caption-rules.ts'
import { countWords } from '../rules/plain-text.ts'
import { writeHashtags } from './hashtags.ts'
import { findNiche } from './niches/find-niche.ts'
import type { Niche } from './niches/niche.ts'
import { capitalize, fill, pickVariant } from './phrases.ts'
import type { Random } from './random.ts'
import { readTopic, type Topic } from './topic.ts'
import { casual } from './voices/casual.ts'
import { funny } from './voices/funny.ts'
import { motivational } from './voices/motivational.ts'
import { professional } from './voices/professional.ts'
import type { Voice } from './voices/voice.ts'

const voices: Record<CaptionStyle, Voice> = { professional, casual, funny, motivational }

/** So that a text keeps its size for whoever counts an emoji as a word. */
const ROOM_FOR_EMOJIS = 3
const SENTENCES_PER_PARAGRAPH = 3

export function writeCaption(request: CaptionRequest, random: Random): CaptionText {
  const voice = voices[request.style]
  const topic = readTopic(request.topic)
  const niche = findNiche(request.topic)
  const opening = writeOpening(voice, request, topic, random)
  const closing = writeClosing(voice, request, random)
  const middle = writeMiddle(voice, niche, request, countWords(`${opening} ${closing}`), random)
  const paragraphs = [...inParagraphs(opening, middle), closing]
  const emojis = request.includeEmojis ? random.shuffle([...voice.emojis, ...niche.emojis]) : []
  return {
    text: decorated(paragraphs, emojis).join('\n\n'),
    hashtags: request.includeHashtags ? writeHashtags(request.topic, request.intent, request.maxHashtags, random) : [],
  }
}

function writeOpening(voice: Voice, { intent }: CaptionRequest, topic: Topic, random: Random): string {
  const openings: Record<Topic['kind'], readonly string[]> = {
    thing: intent === 'sale' ? voice.openings.sale : [...voice.openings.content, ...voice.quoting],
    question: voice.quoting,
    sentence: voice.announcing,
  }
  const opening = capitalize(fill(pickVariant(random, openings[topic.kind]), { topic: topic.text }))
  // The owner's sentence may bring its own end.
  return opening.replace(/([!?…])\.$/u, '$1')
}

function writeClosing(voice: Voice, { callToAction, intent }: CaptionRequest, random: Random): string {
  const { leads, ends } = voice.closings[callToAction]
  return pickVariant(random, leads) + pickVariant(random, ends[intent])
}

/** Sentences of different themes, in the order in which the voice tells them, until the caption has its size. */
function writeMiddle(voice: Voice, niche: Niche, { size, intent }: CaptionRequest, otherWords: number, random: Random): string[] {
  const { min, max } = captionWords[size]
  const most = max - ROOM_FOR_EMOJIS
  const wanted = min + Math.floor(random.next() * (most - min) * 0.6)
  const themes = [...niche.themes[intent], ...voice.themes[intent]]
  const chosen = new Map<number, string>()
  let words = otherWords
  for (const index of random.shuffle([...themes.keys()])) {
    const sentence = pickVariant(random, themes[index]!)
    const more = countWords(sentence)
    if (words >= wanted || words + more > most) continue
    chosen.set(index, sentence)
    words += more
  }
  return [...chosen].sort(([first], [second]) => first - second).map(([, sentence]) => sentence)
}

/** The opening stands alone above a long text and leads into a short one. */
function inParagraphs(opening: string, middle: readonly string[]): string[] {
  if (middle.length <= SENTENCES_PER_PARAGRAPH) return [[opening, ...middle].join(' ')]
  const count = Math.ceil(middle.length / SENTENCES_PER_PARAGRAPH)
  const end = (paragraph: number) => Math.round(paragraph * middle.length / count)
  return [opening, ...Array.from({ length: count }, (_, index) => middle.slice(end(index), end(index + 1)).join(' '))]
}

/** One emoji after the first paragraph, one after the last, and one in between where there is room. */
function decorated(paragraphs: readonly string[], emojis: readonly string[]): string[] {
  const places = [...new Set([0, Math.floor(paragraphs.length / 2), paragraphs.length - 1])]
  return paragraphs.map((paragraph, index) => {
    const emoji = emojis[places.indexOf(index)]
    return places.includes(index) && emoji ? `${paragraph} ${emoji}` : paragraph
  })
}
