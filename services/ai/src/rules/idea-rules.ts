import type { Idea } from '@atelie/contract/generators'
import { isPortuguese } from './language.ts'
import { hasMarkup } from './plain-text.ts'

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
