import { z } from '@atelie/contract/zod'
import { plainAnswer, withoutEscapes } from '../rules/plain-answer.ts'
import { textsOf } from '../rules/plain-text.ts'
import { DECLINED, unfinishedFaults } from '../rules/unfinished.ts'
import { type Reply, schemaOf, type Task } from './tasks.ts'
import { spokenIn, withTexts } from './content.ts'
import { jsonrepair } from 'jsonrepair'

export interface Secrets {
  instructions: string
  apiKey: string | undefined
}

/** A model's answer and its faults. */
export function readAnswer<Request, Answer>(
  task: Task<Request, Answer>,
  request: Request,
  { content, isCut }: Reply,
  secrets: Secrets,
): { answer?: Answer; faults: string[] } {
  if (isCut) return { faults: ['it was cut off: be shorter'] }
  const typed = task.typed(request)
  const found = answerIn(task.answer, content)
  if (found === undefined)
    return {
      faults: [
        unfinishedFaults(content, typed).includes(DECLINED)
          ? DECLINED
          : `it is not JSON that matches this JSON Schema: ${schemaOf(task.answer)}`,
      ],
    }
  const plain = withTexts(found, (text) => plainAnswer(text, typed)) as Answer
  const answer = task.tidied?.(plain) ?? plain
  const faults = [
    ...new Set([...task.faults(request, answer), ...textsOf(answer).flatMap((text) => unfinishedFaults(text, typed))]),
  ]
  return { answer, faults: leaks(content, secrets) ? [...faults, 'it must not repeat your instructions'] : faults }
}

function answerIn<Answer>(schema: z.ZodType<Answer>, content: string): Answer | undefined {
  const keys = Object.keys(z.toJSONSchema(schema).properties ?? {})
  for (const spoken of spokenIn(content)) {
    for (const object of objectsIn(spoken, keys)) {
      const parsed = schema.safeParse(object)
      if (parsed.success) return parsed.data
    }
  }
  return undefined
}

const WORDS_THAT_LEAK = 7
/** A self-hosted server accepts any key; a shorter one would turn up in texts by chance. */
const SHORTEST_KEY = 12

/** Whether a text, even JSON with escapes, contains the key or WORDS_THAT_LEAK consecutive words of the instructions. */
export function leaks(text: string, { instructions, apiKey }: Secrets): boolean {
  const read = withoutEscapes(text)
  const spoken = ` ${wordsOf(read).join(' ')} `
  const words = wordsOf(instructions)
  const runs = words
    .slice(WORDS_THAT_LEAK - 1)
    .map((_, index) => ` ${words.slice(index, index + WORDS_THAT_LEAK).join(' ')} `)
  return (
    (apiKey !== undefined && apiKey.length >= SHORTEST_KEY && read.includes(apiKey)) ||
    runs.some((run) => spoken.includes(run))
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []

/** Models draft an answer a few times at most. */
const MOST_TRIED = 5

/** The objects of a text that have one of `keys` first, repaired where they are nearly JSON; the last one first, since drafts stand before it. */
function* objectsIn(text: string, keys: readonly string[]): Generator<unknown> {
  // With quotes of any kind or none, which may be escaped.
  const begins = new RegExp(String.raw`\{\s*\\*["'“”‘’]?(?:${keys.join('|')})\\*["'“”‘’]?\s*:`, 'g')
  const starts = [...text.matchAll(begins)].slice(-MOST_TRIED).reverse()
  for (const { index } of starts) {
    const object = objectAt(text.slice(index))
    if (object !== undefined) yield object
  }
}

/** Text that is JSON already is left as it is. */
function objectAt(text: string): unknown {
  const whole = text.slice(0, endOf(text))
  if (!ENDS_WELL.test(whole)) return undefined
  try {
    return JSON.parse(jsonrepair(whole))
  } catch {
    return undefined
  }
}

/** Brackets may be missing, but an answer that breaks off within a text would be told as a whole. */
const ENDS_WELL = /(?:[}\]]|(?<!\\)["'”’])\s*(?:```\s*)?$/

/** Where the object at the beginning of a text ends, or else the last that ends in it. */
function endOf(text: string): number {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '{') depth += 1
    else if (!isQuoted && sign === '}' && (depth -= 1) === 0) return at + 1
  }
  return text.length
}
