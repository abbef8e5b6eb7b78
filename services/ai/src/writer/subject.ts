import type { CaptionIntent } from '@atelie/contract/generators'
import { anyCraft } from './niches/any-craft.ts'
import { findNiche } from './niches/find-niche.ts'
import type { Niche } from './niches/niche.ts'
import { readTopic, type Topic } from './topics/read-topic.ts'
import { plain } from './topics/spelling.ts'
import { isProduct } from './topics/words.ts'

/** What a text is about, with all that the writer knows about it. */
export interface Subject {
  topic: Topic
  niche: Niche
  intent: CaptionIntent
  /** Known to be handmade. */
  isMade: boolean
  /** It asks how to wash or keep something. */
  isCare: boolean
}

const CARE = /\b(?:lav(?:ar|o)|limp(?:ar|o)|conserv(?:ar|o)|guard(?:ar|o)|cuid(?:ar|o)|secar|passar)\b/

export function subjectOf(text: string, intent: CaptionIntent): Subject {
  const topic = readTopic(text)
  const niche = findNiche(text)
  const words = plain(text)
  return {
    topic, niche, intent,
    isMade: topic.kind === 'thing' && (niche !== anyCraft || (words.match(/[a-z-]+/g) ?? []).some(isProduct)),
    isCare: topic.kind === 'question' && CARE.test(words),
  }
}
