import { unescaped } from './escapes.ts'
import { isRecord } from './content.ts'

/** Replaces what no one may see. */
export const HIDDEN = '[oculto]'

/** Shorter texts turn up by chance. */
const SHORTEST = 4

/** What a server says, without the words of the request: an error may quote what it was sent, and is logged. */
export function withoutTyped(said: unknown, requestBody: unknown): unknown {
  const typed = textsOf(dataIn(requestBody)).map(bare).filter(({ length }) => length >= SHORTEST).sort((a, b) => b.length - a.length)
  return typed.length > 0 ? hidden(said, typed) : said
}

/** However often it was put into JSON: then quotes have backslashes before them. */
const bare = (text: string) => unescaped(text).replaceAll('\\', '')

function hidden(said: unknown, typed: readonly string[]): unknown {
  if (typeof said === 'string') return typed.reduce((rest, words) => rest.replaceAll(words, HIDDEN), bare(said))
  if (Array.isArray(said)) return said.map((part) => hidden(part, typed))
  return isRecord(said) ? Object.fromEntries(Object.entries(said).map(([name, part]) => [name, hidden(part, typed)])) : said
}

/** The request's data: a message of their own. */
function dataIn(requestBody: unknown): unknown {
  try {
    const { messages } = JSON.parse(requestBody as string) as { messages: { role: string; content: string }[] }
    return JSON.parse(messages.find(({ role }) => role === 'user')!.content)
  } catch {
    return null
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
