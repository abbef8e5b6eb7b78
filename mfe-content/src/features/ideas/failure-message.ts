import { ApiError } from '@atelie/web-kit/calls/api'
import { strings } from './strings.ts'

/** 'Erro {status}: {body}' for a response of the server, the general message without one. */
export const failureMessage = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 ? strings.failedWith + error.message : strings.failed
