import { captionWords, type CallToAction, type Caption, type CaptionRequest } from '@atelie/contract/generators'
import { isPortuguese } from './language.ts'
import { countWords, hasEmoji, hasMarkup } from './plain-text.ts'

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
