import { ApiError } from '@atelie/web-kit/calls/api'
import { strings } from './strings.ts'

/** The form's message for a failed call: the server's own, unless the response came from something in between. */
export function failureMessage(error: unknown): string {
  return error instanceof ApiError && (error.code || error.status === 0) ? error.detail : strings.failed
}
