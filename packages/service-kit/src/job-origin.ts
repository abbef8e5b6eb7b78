import { currentRequestId, withContext } from './request-context.ts'
import { traceHeaders, withTrace } from './spans.ts'

const TRACED = /^00-([0-9a-f]{32})-/

/** The request that asks for a job, as text to be kept with the job: its trace's header if there is one, else its id. */
export const jobOrigin = (): string => traceHeaders().traceparent ?? currentRequestId() ?? ''

/** Does a job as part of the request that asked for it. */
export const withJobOrigin = <T>(origin: string, accountId: string, work: () => T): T =>
  withContext({ requestId: TRACED.exec(origin)?.[1] ?? origin, accountId }, () => withTrace(origin, work))
