import {
  type ApiCost,
  contentPurposes,
  generateCaption,
  generateContentIdeas,
  generateCuteFont,
  generateCuteImage,
  generateSticker,
} from '@atelie/contract/generators'
import type { Identity } from '@atelie/service-kit/identity'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import type { Request, Response } from 'express'
import type { GeneratorLimits } from '../rules/generator-limits.ts'
import type { Asker, Caller, Generator, Trace } from '../rules/generator.ts'
import type { Histories } from '../rules/history.ts'
import { newVisitor, type Visitors } from '../rules/visitor.ts'

export interface GeneratorDeps {
  generator: Generator
  limits: GeneratorLimits
  visitors: Visitors
  histories: Histories
  /** Whether responses contain the request to the model and its cost. */
  showDebug: boolean
  /** Brazilian reais per US dollar. */
  dollarRate: number
}

interface Call {
  identity: Identity | null
  request: Request
  response: Response
}

export function addGeneratorRoutes(
  route: Route,
  { generator, limits, visitors, histories, showDebug, dollarRate }: GeneratorDeps,
): void {
  const { writtenBy } = generator

  /** Counts the call, sets the cookie of a new browser, measures the time in seconds, and says who wrote. */
  async function generate<T>({ identity, request, response }: Call, work: (caller: Caller, who: string) => Promise<T>) {
    const known = visitors.read(request)
    const visitor = known ?? newVisitor()
    const who = identity ? `account ${identity.sub}` : visitor.visitor
    await limits({ who, isNew: !known && !identity, account: identity?.sub, address: request.ip })
    if (!known && !identity) visitors.remember(response, visitor)
    const began = performance.now()
    const result = await work({ isVisitor: !identity, signal: leaveSignal(response) }, who)
    return { ...result, writtenBy, generationTime: Math.round((performance.now() - began) / 10) / 100 }
  }

  /** Remembers the sentences that were written. */
  const generateSentences = <T>(call: Call, work: (asker: Asker) => Promise<T>) =>
    generate(call, async (caller, who) => {
      const history = await histories.load(who)
      const result = await work({ ...caller, history })
      await histories.save(who, history, caller)
      return result
    })

  route(generateCaption, (call) => generateSentences(call, (asker) => generator.caption(call.body, asker)))
  route(generateSticker, (call) => generate(call, (caller) => generator.sticker(call.body, caller)))
  route(generateCuteImage, (call) => generate(call, (caller) => generator.cuteImage(call.body, caller)))
  route(generateCuteFont, (call) => generate(call, (caller) => generator.cuteFont(call.body, caller)))
  route(generateContentIdeas, async (call) => {
    const { specificIdea = null, contentPurpose } = call.body
    const { ideas, isDraft, trace, generationTime } = await generateSentences(call, (asker) =>
      generator.ideas(call.body, asker),
    )
    return {
      ideas,
      error: null,
      specificIdea,
      contentPurpose: contentPurposes[contentPurpose],
      isDraft,
      writtenBy,
      ...(showDebug ? debugOf(trace, generationTime, dollarRate) : {}),
    }
  })
}

/** Fires when the browser disconnects before its response. */
function leaveSignal(response: Response): AbortSignal {
  const leave = new AbortController()
  const abort = () => {
    if (!response.writableFinished) leave.abort(new Problem('timeout'))
  }
  response.once('close', abort)
  // It may have closed while the call was counted.
  if (response.destroyed) abort()
  return leave.signal
}

function debugOf(trace: Trace | undefined, tempoResposta: number, dollarRate: number) {
  const {
    inputTokens: input,
    outputTokens: output,
    costUsd,
  } = trace?.usage ?? { inputTokens: 0, outputTokens: 0, costUsd: 0 }
  const custoAPI: ApiCost = {
    custoBRL: rounded(costUsd * dollarRate),
    custoUSD: { total: rounded(costUsd) },
    tempoResposta,
    tokensEstimados: { total: input + output, input, output },
  }
  return { openaiRequestRaw: trace?.request ?? null, openaiResponseRaw: trace?.response ?? null, debug: { custoAPI } }
}

/** A text costs a fraction of a cent: rounded to millionths, without floating point noise. */
const rounded = (amount: number) => Math.round(amount * 1_000_000) / 1_000_000
