import { textsOf, unescaped, withTexts } from './content.ts'

/** Replaces what no one may see. */
export const HIDDEN = '[oculto]'

/** Shorter texts turn up by chance. */
const SHORTEST = 4

/** What a server says, without the words of the request: an error may quote what it was sent, and is logged. */
export function withoutTyped(said: unknown, requestBody: unknown): unknown {
  const typed = textsOf(dataIn(requestBody)).map(bare).filter(({ length }) => length >= SHORTEST).sort((a, b) => b.length - a.length)
  return typed.length > 0 ? withTexts(said, (text) => typed.reduce((rest, words) => rest.replaceAll(words, HIDDEN), bare(text))) : said
}

/** However often it was put into JSON: then quotes have backslashes before them. */
const bare = (text: string) => unescaped(text).replaceAll('\\', '')

/** The request's data: a message of their own. */
function dataIn(requestBody: unknown): unknown {
  try {
    const { messages } = JSON.parse(requestBody as string) as { messages: { role: string; content: string }[] }
    return JSON.parse(messages.find(({ role }) => role === 'user')!.content)
  } catch {
    return null
  }
}
