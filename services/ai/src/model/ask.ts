import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@atelie/service-kit/log'
import OpenAI from 'openai'
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { Caller, Trace, Usage } from '../rules/generator.ts'
import type { DailyCeiling } from '../rules/generator-limits.ts'
import { failureProblem, isTransient, lockoutOf, refusal, retryAfterOf } from './failures.ts'
import type { Task } from './task.ts'

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

/** The client insists on one. */
const NO_KEY = 'none'

/** Replaces what no one may see. */
export const HIDDEN = '[oculto]'

/** More than any task needs: a model that never stops is cut off, which makes its answer invalid. */
const MAX_ANSWER_TOKENS = 2_000
const RETRY_AFTER_MS = 300
/** If the provider wants a longer pause, the visitor gets an error at once instead. */
const LONGEST_PAUSE_SECONDS = 2

type Ask = (task: Pick<Task<never, unknown>, 'name' | 'answer'>, messages: ChatCompletionMessageParam[], caller: Caller) => Promise<{ content: string; trace: Trace }>

/** Asks the model, once more after a transient failure. Throws a Problem with a message in Portuguese. */
export function createAsk({ apiKey, baseUrl, model, prices, countCall, log }: ModelOptions): Ask {
  // The client's own retries would wait for as long as the provider says.
  const client = new OpenAI({ apiKey: apiKey ?? NO_KEY, baseURL: baseUrl, maxRetries: 0 })

  async function complete(body: ChatCompletionCreateParamsNonStreaming, { isVisitor, signal }: Caller): Promise<ChatCompletion> {
    await countCall(isVisitor)
    return client.chat.completions.create(body, { signal })
  }

  async function completeOrRetry(body: ChatCompletionCreateParamsNonStreaming, caller: Caller): Promise<ChatCompletion> {
    const { signal } = caller
    try {
      return await complete(body, caller)
    } catch (error) {
      const pause = retryAfterOf(error)
      if (signal.aborted || !isTransient(error) || (pause ?? 0) > LONGEST_PAUSE_SECONDS || isOurs(error)) throw error
      log.warn({ err: error }, 'model failed, asking once more')
      await wait(pause === undefined ? RETRY_AFTER_MS : pause * 1_000, undefined, { signal })
      return complete(body, caller)
    }
  }

  return async (task, messages, caller) => {
    const body = { model, messages, response_format: zodResponseFormat(task.answer, task.name), max_completion_tokens: MAX_ANSWER_TOKENS }
    const completion = await completeOrRetry(body, caller).catch((error: unknown) => {
      if (caller.signal.aborted || isOurs(error)) throw error
      const lockout = lockoutOf(error)
      if (lockout) log.error({ lockout, model }, 'model refused us')
      throw failureProblem(error)
    })
    const usage = usageOf(completion, messages, prices)
    log.info({ task: task.name, model, ...usage }, 'model answered')
    const choice = completion.choices?.[0]
    if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') throw refusal()
    return { content: choice?.message?.content ?? '', trace: { request: { ...body, messages: messages.map(blackedOut) }, response: completion, usage } }
  }
}

/** Our own ceiling was reached, which is no failure of the model. */
const isOurs = (error: unknown) => error instanceof Error && error.name === 'Problem'

const blackedOut = (message: ChatCompletionMessageParam) => (message.role === 'system' ? { ...message, content: HIDDEN } : message)

const CHARACTERS_PER_TOKEN = 4

/** Not every compatible server counts tokens; an estimate is better than zero. */
function usageOf(completion: ChatCompletion, messages: readonly ChatCompletionMessageParam[], prices: ModelOptions['prices']): Usage {
  const estimated = (value: unknown) => Math.ceil(JSON.stringify(value ?? '').length / CHARACTERS_PER_TOKEN)
  const inputTokens = completion.usage?.prompt_tokens ?? estimated(messages)
  const outputTokens = completion.usage?.completion_tokens ?? estimated(completion.choices)
  return { inputTokens, outputTokens, costUsd: (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000 }
}
