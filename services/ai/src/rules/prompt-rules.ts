import { hasMarkup, plainLine } from './plain-text.ts'

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
