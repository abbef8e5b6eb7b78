import { Problem } from '@atelie/service-kit/problem'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Caller, Generator, Trace, Usage } from '../rules/generator.ts'
import { DECLINED } from '../rules/unfinished.ts'
import { createAsk, type ModelOptions } from './ask.ts'
import { refusal, tooSlow, unusable } from './failures.ts'
import { leaks, readAnswer, type Secrets } from './read-answer.ts'
import { captionTask, cuteFontTask, cuteImageTask, ideasTask, stickerTask, type Task } from './tasks.ts'
import { createSharedCalls } from './shared-calls.ts'
import { HIDDEN } from './content.ts'

/** A double click gets the same text, unless another one is requested. */
const KEEP_MS = 5_000

interface Outcome {
  answer: unknown
  trace: Trace
}

/** Asks a model behind an OpenAI-compatible API. `timeoutMs` is the longest wait for a text, retry and repair included. */
export function createModel(options: ModelOptions & { timeoutMs: number }): Generator {
  const ask = createAsk(options)
  const share = createSharedCalls<Outcome>(KEEP_MS)

  async function attempt<Request, Answer>(
    task: Task<Request, Answer>,
    request: Request,
    caller: Caller,
  ): Promise<Outcome> {
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: task.instructions },
      { role: 'user', content: JSON.stringify(task.data(request)) },
    ]
    const secrets = { instructions: task.instructions, apiKey: options.apiKey }
    const read = async (asked: ChatCompletionMessageParam[]) => {
      const { reply, trace } = await ask(task, asked, caller)
      return { ...readAnswer(task, request, reply, secrets), reply, trace: redactLeaks(trace, secrets) }
    }
    const first = await read(messages)
    if (first.faults.length === 0) return { answer: first.answer, trace: first.trace }
    options.log.warn(
      { task: task.name, faults: first.faults.length },
      'model broke the rules, asking it to fix its answer',
    )
    const { answer, faults, trace } = await read([
      ...messages,
      { role: 'assistant', content: first.reply.content },
      { role: 'user', content: repairRequest(first.faults) },
    ])
    if (faults.length > 0) throw faults.includes(DECLINED) ? refusal() : unusable()
    // The second request contains the refused answer, which no one may see.
    return { answer, trace: { ...trace, request: first.trace.request, usage: sum(first.trace.usage, trace.usage) } }
  }

  async function run<Request extends { another?: boolean }, Answer>(
    task: Task<Request, Answer>,
    request: Request,
    { isVisitor, signal }: Caller,
  ): Promise<{ answer: Answer; trace: Trace }> {
    // An account must not be refused because visitors have used up their part of the day.
    const key = JSON.stringify([task.name, task.data(request), isVisitor])
    const outcome = await share(key, request.another ?? false, signal, async (shared) => {
      const deadline = AbortSignal.timeout(options.timeoutMs)
      try {
        return await attempt(task, request, { isVisitor, signal: AbortSignal.any([shared, deadline]) })
      } catch (error) {
        throw deadline.aborted && !(error instanceof Problem) ? tooSlow(error) : error
      }
    })
    return outcome as { answer: Answer; trace: Trace }
  }

  return {
    writtenBy: 'model',
    caption: async (request, caller) => ({ ...(await run(captionTask, request, caller)).answer, isDraft: false }),
    sticker: async (request, caller) => (await run(stickerTask, request, caller)).answer,
    cuteImage: async (request, caller) => (await run(cuteImageTask, request, caller)).answer,
    cuteFont: async (request, caller) => (await run(cuteFontTask, request, caller)).answer,
    async ideas(request, caller) {
      const { answer, trace } = await run(ideasTask, request, caller)
      return { ideas: answer.ideas, isDraft: false, trace }
    },
  }
}

/** Some compatible servers also return what the model thought before it answered. */
const redactLeaks = (trace: Trace, secrets: Secrets): Trace =>
  leaks(JSON.stringify(trace.response), secrets) ? { ...trace, response: HIDDEN } : trace

const repairRequest = (faults: readonly string[]) =>
  `Your answer cannot be used: ${faults.join('; ')}. Answer again in the same format, with only that fixed.`

const sum = (first: Usage, second: Usage): Usage => ({
  inputTokens: first.inputTokens + second.inputTokens,
  outputTokens: first.outputTokens + second.outputTokens,
  costUsd: first.costUsd + second.costUsd,
})
