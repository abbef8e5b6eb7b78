import { content } from '../content/content.ts'
import {
  type CallToAction,
  type Caption,
  type CaptionRequest,
  captionWords,
  type Idea,
} from '@atelie/contract/generators'
import { countWords, hasEmoji, hasMarkup, plainLine } from './plain-text.ts'

const { language } = content.models
const portugueseWords = new Set(language.portuguese)
const otherWords = new Set(language.others)

const ONLY_PORTUGUESE = /[ãõ]/

/** Whether a text of at least a sentence is Portuguese and not another language that models slip into. */
export function isPortuguese(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const share = (isOne: (word: string) => boolean) => words.filter(isOne).length / words.length
  const portuguese = share((word) => portugueseWords.has(word) || ONLY_PORTUGUESE.test(word))
  return portuguese > 0.1 && portuguese > 2 * share((word) => otherWords.has(word))
}

export type CaptionText = Omit<Caption, 'writtenBy' | 'generationTime'>

const CALLS: Record<CallToAction, RegExp> = { comment: /\bcoment/i, direct: /\bdirect\b/i, biolink: /\blink na bio\b/i }
const HASHTAG = /^#[\p{L}\p{N}_]{2,40}$/u

/** Describes those that are there. */
const toldOf = (faults: readonly (readonly [isThere: boolean, message: string])[]): string[] =>
  faults.filter(([isThere]) => isThere).map(([, message]) => message)

/** The faults of a caption, in words that help a model fix it. Empty if it is as requested. */
export function captionFaults(
  { size, includeEmojis, includeHashtags, maxHashtags, callToAction }: CaptionRequest,
  { text, hashtags }: Omit<CaptionText, 'isDraft'>,
): string[] {
  const { min, max } = captionWords[size]
  const words = countWords(text)
  const wanted = includeHashtags ? maxHashtags : 0
  return toldOf([
    [words < min || words > max, `the text has ${words} words and must have between ${min} and ${max}`],
    [hasEmoji(text) !== includeEmojis, `the text must have ${includeEmojis ? 'at least one' : 'no'} emoji`],
    [!CALLS[callToAction].test(text), `the text must contain the call to action "${callToAction}"`],
    [hasMarkup(text), 'the text must have no markup'],
    [/#[\p{L}\p{N}]/u.test(text), 'hashtags belong in their list and not in the text'],
    [!isPortuguese(text), 'the text must be in Brazilian Portuguese'],
    [hashtags.length > wanted, `there must be at most ${wanted} hashtags`],
    [wanted > 0 && hashtags.length === 0, 'there must be at least one hashtag'],
    [hashtags.some((hashtag) => !HASHTAG.test(hashtag)), 'a hashtag is # and letters, digits or _, without spaces'],
    [new Set(hashtags.map((hashtag) => hashtag.toLowerCase())).size < hashtags.length, 'no hashtag may be there twice'],
  ])
}

const MAX_IDEAS = 5
const MAX_LENGTH = 1_500

/** The faults of ideas for posts. */
export function ideaFaults(ideas: readonly Idea[]): string[] {
  if (ideas.length === 0 || ideas.length > MAX_IDEAS) return [`there must be between 1 and ${MAX_IDEAS} ideas`]
  const texts = ideas.flatMap((idea) => Object.values(idea))
  return toldOf([
    [
      texts.some((text) => text.trim() === '' || text.length > MAX_LENGTH),
      `every part of an idea must have between 1 and ${MAX_LENGTH} characters`,
    ],
    [texts.some(hasMarkup), 'no part of an idea may have markup'],
    [!ideas.every(({ description }) => isPortuguese(description)), 'the ideas must be in Brazilian Portuguese'],
  ])
}

const LENGTH = { min: 40, max: 2_500 }

/** The faults of a prompt for an image tool, which must contain the visitor's `words`. */
export function promptFaults(prompt: string, words: readonly (string | null | undefined)[]): string[] {
  const unquoted = words.filter((word) => word && !comparable(prompt).includes(comparable(word)))
  return toldOf([
    [
      prompt.length < LENGTH.min || prompt.length > LENGTH.max,
      `the prompt must have between ${LENGTH.min} and ${LENGTH.max} characters`,
    ],
    [hasMarkup(prompt), 'the prompt must have no markup'],
    ...unquoted.map((word) => [true, `the prompt must quote exactly: "${plainLine(word!)}"`] as const),
  ])
}

/** Quotes within quotes come in several forms. */
const comparable = (text: string) =>
  plainLine(text)
    .replace(/["'“”‘’`]/g, '')
    .toLowerCase()
