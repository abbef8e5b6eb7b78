import { withoutEscapes } from '../rules/plain-answer.ts'
import { textsOf } from '../rules/plain-text.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value with each of its texts changed. */
export const withTexts = (value: unknown, change: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? change(part) : part)))

/** Kinds of parts that are what a model says, and not what it thinks. */
const SPOKEN = new Set<unknown>(['text', 'output_text', 'message', undefined])

/** The text of a message. Servers send it as such, in parts of several kinds, or as the object that was asked for. */
export function contentOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(partOf).join('')
  if (!isRecord(content)) return ''
  return typeof content.type === 'string' ? partOf(content) : JSON.stringify(content)
}

function partOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (!isRecord(part) || !SPOKEN.has(part.type)) return ''
  const { text, content } = part
  if (typeof text === 'string') return text
  return isRecord(text) && typeof text.value === 'string' ? text.value : contentOf(content)
}

const KINDS = 'think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad'
/** Behind what a model thinks: `</think>`, `[/THINK]`, `◁/think▷`, `<|end_of_thought|>`. What opens it may be missing, because some templates put it into the prompt. */
const END_OF_THOUGHTS = new RegExp(
  String.raw`(?:<\/|\[\/|◁\/|<\|\/|<\|end_of_)(?:\w{1,20}:)?(?:${KINDS})(?:\|?>|\]|▷)`,
  'giu',
)
/** Before the one channel that is the answer, in templates with channels; some servers leave out its marks. */
const ANSWER_CHANNEL =
  /<\|channel\|>final\b[^<]{0,40}(?:<\|constrain\|>[^<]{0,40})?<\|message\|>|\bassistantfinal(?=\s*[{`])/g
const STARTS_AS_ANSWER = /^\s*(?:```\w*\s*)?\{/

/** Finds what a model says after it has thought aloud. All of it comes second, in case the end of its thoughts is only quoted in the answer. */
export function spokenIn(content: string): string[] {
  const end = [...content.matchAll(ANSWER_CHANNEL)].at(-1) ?? [...content.matchAll(END_OF_THOUGHTS)].at(-1)
  if (!end) return [content]
  return [content.slice(end.index + end[0].length), ...(STARTS_AS_ANSWER.test(content) ? [content] : [])]
}

/** Replaces what no one may see. */
export const HIDDEN = '[oculto]'

/** Shorter texts turn up by chance. */
const SHORTEST = 4

/** Hides the words of the request in what a server says: an error may quote what it was sent, and is logged. */
export function withoutTyped(said: unknown, requestBody: unknown): unknown {
  const typed = textsOf(dataIn(requestBody))
    .map(bare)
    .filter(({ length }) => length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
  return typed.length > 0
    ? withTexts(said, (text) => typed.reduce((rest, words) => rest.replaceAll(words, HIDDEN), bare(text)))
    : said
}

/** However often it was put into JSON: then quotes have backslashes before them. */
const bare = (text: string) => withoutEscapes(text).replaceAll('\\', '')

/** The request's data: a message of their own. */
function dataIn(requestBody: unknown): unknown {
  try {
    const { messages } = JSON.parse(requestBody as string) as { messages: { role: string; content: string }[] }
    return JSON.parse(messages.find(({ role }) => role === 'user')!.content)
  } catch {
    return null
  }
}
