import { content } from '../content/content.ts'
import { type CallToAction, type Caption, type CaptionRequest, captionWords, type Idea } from '@atelie/contract/generators'
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

/** What is wrong with a caption, in words that help a model fix it. Empty if it is as requested. */
export function captionFaults(request: CaptionRequest, { text, hashtags }: Omit<CaptionText, 'isDraft'>): string[] {
  const { min, max } = captionWords[request.size]
  const words = countWords(text)
  const faults: string[] = []
  if (words < min || words > max) faults.push(`the text has ${words} words and must have between ${min} and ${max}`)
  if (hasEmoji(text) !== request.includeEmojis) faults.push(request.includeEmojis ? 'the text must have at least one emoji' : 'the text must have no emoji')
  if (!CALLS[request.callToAction].test(text)) faults.push(`the text must contain the call to action "${request.callToAction}"`)
  if (hasMarkup(text)) faults.push('the text must have no markup')
  if (/#[\p{L}\p{N}]/u.test(text)) faults.push('hashtags belong in their list and not in the text')
  if (!isPortuguese(text)) faults.push('the text must be in Brazilian Portuguese')
  return [...faults, ...hashtagFaults(request, hashtags)]
}

function hashtagFaults({ includeHashtags, maxHashtags }: CaptionRequest, hashtags: readonly string[]): string[] {
  const wanted = includeHashtags ? maxHashtags : 0
  const faults: string[] = []
  if (hashtags.length > wanted) faults.push(`there must be at most ${wanted} hashtags`)
  if (wanted > 0 && hashtags.length === 0) faults.push('there must be at least one hashtag')
  if (hashtags.some((hashtag) => !HASHTAG.test(hashtag))) faults.push('a hashtag is # and letters, digits or _, without spaces')
  if (new Set(hashtags.map((hashtag) => hashtag.toLowerCase())).size < hashtags.length) faults.push('no hashtag may be there twice')
  return faults
}

const MAX_IDEAS = 5
const MAX_LENGTH = 1_500

/** What is wrong with ideas for posts. */
export function ideaFaults(ideas: readonly Idea[]): string[] {
  if (ideas.length === 0 || ideas.length > MAX_IDEAS) return [`there must be between 1 and ${MAX_IDEAS} ideas`]
  const texts = ideas.flatMap((idea) => Object.values(idea))
  const faults: string[] = []
  if (texts.some((text) => text.trim() === '' || text.length > MAX_LENGTH)) faults.push(`every part of an idea must have between 1 and ${MAX_LENGTH} characters`)
  if (texts.some(hasMarkup)) faults.push('no part of an idea may have markup')
  if (!ideas.every(({ description }) => isPortuguese(description))) faults.push('the ideas must be in Brazilian Portuguese')
  return faults
}

const LENGTH = { min: 40, max: 2_500 }

/** What is wrong with a prompt for an image tool, which must contain the visitor's `words`. */
export function promptFaults(prompt: string, words: readonly (string | null | undefined)[]): string[] {
  const faults: string[] = []
  if (prompt.length < LENGTH.min || prompt.length > LENGTH.max) faults.push(`the prompt must have between ${LENGTH.min} and ${LENGTH.max} characters`)
  if (hasMarkup(prompt)) faults.push('the prompt must have no markup')
  for (const word of words) {
    if (word && !comparable(prompt).includes(comparable(word))) faults.push(`the prompt must quote exactly: "${plainLine(word)}"`)
  }
  return faults
}

/** Quotes within quotes come in several forms. */
const comparable = (text: string) => plainLine(text).replace(/["'“”‘’`]/g, '').toLowerCase()
