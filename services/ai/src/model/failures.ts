import { generatorMessages } from '@atelie/contract/generators'
import { Problem } from '@atelie/service-kit/problem'
import { APIError } from 'openai'

const statusOf = (error: unknown): number | undefined => (error instanceof APIError ? error.status as number | undefined : undefined)

/** For how many seconds the provider asks us to stay away, when it says so. */
export function retryAfterOf(error: unknown): number | undefined {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : undefined
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}

/** What no other try can change, but ops can, who find it in the log by its code. */
const LOCKOUTS = { no_access: generatorMessages.noAccess, no_credit: generatorMessages.noCredit }

/** Which of these it is, if any. A provider answers 429 also when there is nothing left to pay with. */
export function lockoutOf(error: unknown): keyof typeof LOCKOUTS | undefined {
  const status = statusOf(error)
  if (status === 401 || status === 403) return 'no_access'
  return status === 402 || (error as Partial<APIError>).code === 'insufficient_quota' ? 'no_credit' : undefined
}

/** A connection that broke, an answer that was cut, a provider in trouble: another try may well succeed. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  if (lockoutOf(error)) return false
  return status === undefined || status === 408 || status === 429 || status >= 500
}

/** What a visitor is told. The provider's own words are for the log. */
export function failureProblem(cause: unknown): Problem {
  const status = statusOf(cause)
  const lockout = lockoutOf(cause)
  if (lockout) return new Problem('bad_gateway', { error: LOCKOUTS[lockout], cause })
  if (status === 429) return new Problem('unavailable', { error: generatorMessages.busy, cause, retryAfterSeconds: retryAfterOf(cause) })
  if (status === 400 && (cause as APIError).code === 'content_filter') return refusal()
  return new Problem('bad_gateway', { error: generatorMessages.failed, cause })
}

export const refusal = () => new Problem('validation', { error: generatorMessages.refused })
export const tooSlow = (cause: unknown) => new Problem('bad_gateway', { error: generatorMessages.slow, cause })
/** What is wrong is not for the log: it may quote the visitor. */
export const unusable = () => new Problem('bad_gateway', { error: generatorMessages.unusable, cause: new Error('the model broke the rules twice') })
