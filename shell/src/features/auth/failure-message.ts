import { ApiError } from '@atelie/web-kit/calls/api'
import { strings } from './strings.ts'

/** What the form says when the call failed: the server's own sentence, unless it comes from something in between. */
export function failureMessage(error: unknown): string {
  return error instanceof ApiError && (error.code || error.status === 0) ? error.detail : strings.failed
}
