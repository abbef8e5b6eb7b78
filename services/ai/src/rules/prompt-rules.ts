import { hasMarkup, plainLine } from './plain-text.ts'

const LENGTH = { min: 40, max: 2_500 }

/** What is wrong with a prompt for an image tool; `words` are the visitor's, which it has to keep. */
export function promptFaults(prompt: string, words: readonly (string | null | undefined)[]): string[] {
  const faults: string[] = []
  if (prompt.length < LENGTH.min || prompt.length > LENGTH.max) faults.push(`the prompt must have between ${LENGTH.min} and ${LENGTH.max} characters`)
  if (hasMarkup(prompt)) faults.push('the prompt must have no markup')
  for (const word of words) {
    if (word && !comparable(prompt).includes(comparable(word))) faults.push(`the prompt must quote exactly: "${plainLine(word)}"`)
  }
  return faults
}

/** Quotes inside of quotes are written in several ways. */
const comparable = (text: string) => plainLine(text).replace(/["'“”‘’`]/g, '').toLowerCase()
