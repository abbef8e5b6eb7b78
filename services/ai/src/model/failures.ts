import { Counter, Histogram } from '@atelie/service-kit/metrics'
import type { Usage } from '../rules/generator.ts'
import { generatorMessages } from '@atelie/contract/generators'
import { Problem } from '@atelie/service-kit/problem'
import { APIError } from 'openai'

const callSeconds = new Histogram({
  name: 'model_call_duration_seconds',
  help: 'How long calls to the model took, by outcome',
  labelNames: ['outcome'],
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300],
})
const tokens = new Counter({
  name: 'model_tokens_total',
  help: "Tokens of the model's answers and of what it was asked",
  labelNames: ['task', 'direction'],
})
const cost = new Counter({
  name: 'model_cost_dollars_total',
  help: 'What the answers cost, in US dollars, by the prices in the settings',
  labelNames: ['task'],
})

/** Aborted if no one waited any more, refused if the model or its provider declines what is asked. */
const outcomes = ['answered', 'refused', 'failed', 'timed_out', 'aborted', 'no_access', 'no_credit'] as const
export type Outcome = (typeof outcomes)[number]
// From the start, since Prometheus does not see the rise to 1 of a series that was not there.
for (const outcome of outcomes) callSeconds.zero({ outcome })

/** Returns a function that ends the measurement. */
export const measureCall = (): ((labels: { outcome: Outcome }) => void) => callSeconds.startTimer()

export function countUsage(task: string, { inputTokens, outputTokens, costUsd }: Usage): void {
  tokens.inc({ task, direction: 'input' }, inputTokens)
  tokens.inc({ task, direction: 'output' }, outputTokens)
  cost.inc({ task }, costUsd)
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof APIError ? (error.status as number | undefined) : undefined

/** The Retry-After of the provider in seconds, if any. */
export function retryAfterOf(error: unknown): number | undefined {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : undefined
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}

/** Failures that only ops can fix, who find them in the log by this code. */
const LOCKOUTS = { no_access: generatorMessages.noAccess, no_credit: generatorMessages.noCredit }

/** Which of these it is, if any. Providers also send a 429 when the credit is used up. */
export function lockoutOf(error: unknown): keyof typeof LOCKOUTS | undefined {
  const status = statusOf(error)
  if (status === 401 || status === 403) return 'no_access'
  return status === 402 || (error as Partial<APIError>).code === 'insufficient_quota' ? 'no_credit' : undefined
}

/** A broken connection, a truncated response, a provider in trouble: a retry may well succeed. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error)
  if (lockoutOf(error)) return false
  return status === undefined || status === 408 || status === 429 || status >= 500
}

/** The provider declined what it was asked. */
export const isRefused = (error: unknown): boolean =>
  statusOf(error) === 400 && (error as APIError).code === 'content_filter'

/** The message for the visitor. The provider's own message is for the log. */
export function failureProblem(cause: unknown): Problem {
  const status = statusOf(cause)
  const lockout = lockoutOf(cause)
  if (lockout) return new Problem('bad_gateway', { error: LOCKOUTS[lockout], cause })
  if (status === 429)
    return new Problem('unavailable', { error: generatorMessages.busy, cause, retryAfterSeconds: retryAfterOf(cause) })
  if (isRefused(cause)) return refusal()
  return new Problem('bad_gateway', { error: generatorMessages.failed, cause })
}

export const refusal = () => new Problem('validation', { error: generatorMessages.refused })
export const tooSlow = (cause: unknown) => new Problem('bad_gateway', { error: generatorMessages.slow, cause })
/** The faults are not logged, because they may quote the visitor. */
export const unusable = () =>
  new Problem('bad_gateway', { error: generatorMessages.unusable, cause: new Error('the model broke the rules twice') })
