import { captionWords, type CaptionRequest, type CaptionStyle } from '@atelie/contract/generators'
import type { CaptionText } from '../rules/caption-rules.ts'
import { countWords } from '../rules/plain-text.ts'
import { writeBody } from './body.ts'
import { writeHashtags } from './hashtags.ts'
import { capitalize, expand, pickVariant } from './phrases.ts'
import { randomFor, type Random } from './random.ts'
import { subjectOf, type Subject } from './subject.ts'
import { withTopic } from './topics/articles.ts'
import { plain } from './topics/spelling.ts'
import type { Topic, TopicKind } from './topics/read-topic.ts'
import { apologetic } from './voices/apologetic.ts'
import { casual } from './voices/casual.ts'
import { funny } from './voices/funny.ts'
import { motivational } from './voices/motivational.ts'
import { professional } from './voices/professional.ts'
import { sober } from './voices/sober.ts'
import type { Voice } from './voices/voice.ts'

const voices: Record<CaptionStyle, Voice> = { professional, casual, funny, motivational }

/** Keeps a text within its size even for readers who count an emoji as a word, or the sign in 'agendas & planners', which may occur twice. */
const ROOM_FOR_EMOJIS = 3
const roomForSigns = (text: string) => 2 * (text.split(' ').length - countWords(text))
/** The least and the most words of a closing. */
const CLOSING_WORDS = { short: 12, long: 19 }
const SENTENCES_PER_PARAGRAPH = 3

export function writeCaption(request: CaptionRequest, seeded: Random): CaptionText {
  const random = randomFor(request.topic, seeded)
  const subject = subjectOf(request.topic, request.intent)
  const voice = voiceFor(subject.topic, request.style)
  const isGrave = subject.topic.isSad || subject.topic.isSetback
  const { min, max } = captionWords[request.size]
  const most = max - ROOM_FOR_EMOJIS - roomForSigns(subject.topic.text)

  const opening = writeOpening(voice, subject, most, random)
  const closing = writeClosing(voice, subject, request, most - countWords(opening), random)
  const words = countWords(`${opening} ${closing}`)
  const body = writeBody(voice, subject, { min, max: most, words }, random)
  const emojis = request.includeEmojis ? random.shuffle(isGrave ? voice.emojis : [...voice.emojis, ...subject.niche.emojis]) : []
  return {
    text: decorated([...inParagraphs(opening, body), closing], emojis).join('\n\n'),
    hashtags: request.includeHashtags ? writeHashtags(request.topic, request.intent, request.maxHashtags, random) : [],
  }
}

function voiceFor({ isSad, isSetback }: Topic, style: CaptionStyle): Voice {
  if (isSad) return sober
  return isSetback ? apologetic : voices[style]
}

/** Kinds of topic that are sentences. */
const OWN_LINE = new Set<TopicKind>(['question', 'news', 'statement'])

/** A first sentence with the topic, or one that leads to the visitor's own line, which is never cut. */
function writeOpening({ openings }: Voice, { topic, intent }: Subject, most: number, random: Random): string {
  const opening = capitalize(withTopic(pickVariant(random, topic.kind === 'thing' ? openings.thing[intent] : openings[topic.kind]), topic))
  if (!OWN_LINE.has(topic.kind)) return opening
  const room = most - CLOSING_WORDS.short - countWords(topic.text)
  if (room < 0) return opening
  return countWords(opening) <= room ? `${opening} ${topic.text}` : topic.text
}

function writeClosing({ closings }: Voice, subject: Subject, { callToAction }: CaptionRequest, room: number, random: Random): string {
  const { leads, ends } = closings[callToAction]
  const list = (subject.topic.kind === 'news' && ends.news) || ends[endsOf(subject, callToAction)]
  if (room >= CLOSING_WORDS.long) {
    const lead = pickVariant(random, leads)
    return lead + random.pick(list.filter((end) => !sharesWord(lead, end)))
  }
  return shortest(leads.flatMap(expand)) + shortest(list)
}

/** Kinds of topic after which an invitation to order is welcome. */
const SELLING = new Set<TopicKind>(['idea', 'occasion', 'news', 'statement'])

function endsOf({ topic, intent, isMade }: Subject, callToAction: CaptionRequest['callToAction']): 'sale' | 'content' | 'any' {
  if (intent === 'content') return isMade ? 'content' : 'any'
  return topic.kind === 'thing' || (SELLING.has(topic.kind) && callToAction !== 'comment') ? 'sale' : 'any'
}

/** 'Deixe uma pergunta no direct e faça a sua pergunta', 'Comece pelo link na bio para começar hoje': words that start alike count as the same. */
export function sharesWord(lead: string, end: string): boolean {
  const stems = new Set(stemsOf(lead))
  return stemsOf(end).some((stem) => stems.has(stem))
}

const stemsOf = (text: string) => (plain(text).match(/\b(?:oi|(?!para\b)\w{4,})\b/g) ?? []).map((word) => word.slice(0, 4))

const shortest = (texts: readonly string[]) => texts.reduce((best, text) => (countWords(text) < countWords(best) ? text : best))

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
