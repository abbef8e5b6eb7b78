import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@atelie/service-kit/log'
import { inSpan } from '@atelie/service-kit/spans'
import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import type { Caller, Trace, Usage } from '../rules/generator.ts'
import type { DailyCeiling } from '../rules/generator-limits.ts'
import { type AnswerFormat, inFormat, isFormatRefusal, type Reply, simplerFormats, type Task } from './tasks.ts'
import { CompatibleClient } from './client.ts'
import {
  countUsage,
  failureProblem,
  isRefused,
  isTransient,
  lockoutOf,
  measureCall,
  type Outcome,
  refusal,
  retryAfterOf,
} from './failures.ts'
import { contentOf, HIDDEN, isRecord } from './content.ts'

export interface ModelOptions {
  /** A server of one's own may need none. */
  apiKey: string | undefined
  baseUrl: string | undefined
  model: string
  /** US dollars per million tokens. */
  prices: { input: number; output: number }
  countCall: DailyCeiling
  log: Logger
}

/** More than any task needs, thoughts included: a model that never stops is cut off, which makes its answer invalid. */
const MAX_ANSWER_TOKENS = 4_000
const RETRY_AFTER_MS = 300
/** If the provider wants a longer pause, the visitor gets an error at once instead. */
const LONGEST_PAUSE_SECONDS = 2

type Asked = Pick<Task<never, unknown>, 'name' | 'answer'>
type Ask = (
  task: Asked,
  messages: ChatCompletionMessageParam[],
  caller: Caller,
) => Promise<{ reply: Reply; trace: Trace }>

/** Asks the model, once more after a transient failure. Throws a Problem with a message in Portuguese. */
export function createAsk({ apiKey, baseUrl, model, prices, countCall, log }: ModelOptions): Ask {
  // It insists on a key, and its own retries would wait for as long as the provider says.
  const client = new CompatibleClient({ apiKey: apiKey ?? 'none', baseURL: baseUrl, maxRetries: 0 })
  /** The last one in which the server answered: each refused one is a call that counts. */
  let knownFormat: AnswerFormat = 'json_schema'

  async function complete(
    body: ChatCompletionCreateParamsNonStreaming,
    { isVisitor, signal }: Caller,
  ): Promise<ChatCompletion> {
    await countCall(isVisitor)
    const end = measureCall()
    try {
      const completion = await inSpan('ask the model', {}, () => client.chat.completions.create(body, { signal }))
      end({ outcome: declines(completion) ? 'refused' : 'answered' })
      return completion
    } catch (error) {
      end({ outcome: outcomeOf(error, signal) })
      throw error
    }
  }

  async function completeOrRetry(
    body: ChatCompletionCreateParamsNonStreaming,
    caller: Caller,
  ): Promise<ChatCompletion> {
    const { signal } = caller
    try {
      return await complete(body, caller)
    } catch (error) {
      const pause = retryAfterOf(error)
      if (
        signal.aborted ||
        !isTransient(error) ||
        isFormatRefusal(error) ||
        (pause ?? 0) > LONGEST_PAUSE_SECONDS ||
        isOurs(error)
      )
        throw error
      log.warn({ err: error }, 'model failed, asking once more')
      await wait(pause === undefined ? RETRY_AFTER_MS : pause * 1_000, undefined, { signal })
      return complete(body, caller)
    }
  }

  async function completeInFormat(
    format: AnswerFormat,
    task: Asked,
    messages: ChatCompletionMessageParam[],
    caller: Caller,
  ): Promise<{ body: ChatCompletionCreateParamsNonStreaming; completion: ChatCompletion }> {
    const body = { model, ...inFormat(format, task, messages), max_completion_tokens: MAX_ANSWER_TOKENS }
    try {
      const completion = await completeOrRetry(body, caller)
      knownFormat = format
      return { body, completion }
    } catch (error) {
      const simpler = simplerFormats[format]
      if (!simpler || !isFormatRefusal(error)) throw error
      log.warn({ err: error, format }, 'model refused the answer format, trying a simpler one')
      return completeInFormat(simpler, task, messages, caller)
    }
  }

  return async (task, messages, caller) => {
    const { body, completion } = await completeInFormat(knownFormat, task, messages, caller).catch((error: unknown) => {
      if (caller.signal.aborted || isOurs(error)) throw error
      const lockout = lockoutOf(error)
      if (lockout) log.error({ lockout, model }, 'model refused us')
      throw failureProblem(error)
    })
    const usage = usageOf(completion, body.messages, prices)
    countUsage(task.name, usage)
    log.info({ task: task.name, model, ...usage }, 'model answered')
    if (declines(completion)) throw refusal()
    return {
      reply: replyOf(completion),
      trace: { request: { ...body, messages: body.messages.map(blackedOut) }, response: completion, usage },
    }
  }
}

/** Longer than any answer, thoughts included: the rest is not looked at. */
const LONGEST = 60_000

/** Its parts may be anything: not every server keeps to the description. */
const choiceOf = ({ choices: [choice] }: ChatCompletion): Record<string, unknown> => (isRecord(choice) ? choice : {})
const messageOf = (completion: ChatCompletion): Record<string, unknown> =>
  isRecord(choiceOf(completion).message) ? (choiceOf(completion).message as Record<string, unknown>) : {}

function declines(completion: ChatCompletion): boolean {
  const { refusal: refused } = messageOf(completion)
  return (typeof refused === 'string' && refused !== '') || choiceOf(completion).finish_reason === 'content_filter'
}

function replyOf(completion: ChatCompletion): Reply {
  const content = contentOf(messageOf(completion).content)
  return {
    content: content.slice(0, LONGEST),
    isCut: choiceOf(completion).finish_reason === 'length' || content.length > LONGEST,
  }
}

function outcomeOf(error: unknown, { aborted, reason }: AbortSignal): Outcome {
  if (aborted) return (reason as Error).name === 'TimeoutError' ? 'timed_out' : 'aborted'
  return lockoutOf(error) ?? (isRefused(error) ? 'refused' : 'failed')
}

/** Our own ceiling was reached, which is no failure of the model. */
const isOurs = (error: unknown) => error instanceof Error && error.name === 'Problem'

const blackedOut = (message: ChatCompletionMessageParam) =>
  message.role === 'system' ? { ...message, content: HIDDEN } : message

const CHARACTERS_PER_TOKEN = 4

/** Not every compatible server counts tokens; an estimate is better than zero. */
function usageOf(
  completion: ChatCompletion,
  messages: readonly ChatCompletionMessageParam[],
  prices: ModelOptions['prices'],
): Usage {
  const estimated = (value: unknown) => Math.ceil(JSON.stringify(value ?? '').length / CHARACTERS_PER_TOKEN)
  const usage: Record<string, unknown> = isRecord(completion.usage) ? completion.usage : {}
  const counted = (count: unknown) =>
    Number.isSafeInteger(count) && (count as number) >= 0 ? (count as number) : undefined
  const inputTokens = counted(usage.prompt_tokens) ?? estimated(messages)
  const outputTokens = counted(usage.completion_tokens) ?? estimated(completion.choices)
  return { inputTokens, outputTokens, costUsd: (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000 }
}
