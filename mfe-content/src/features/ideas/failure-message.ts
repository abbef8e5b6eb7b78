import { ApiError } from '@atelie/web-kit/calls/api'
import { strings } from './strings.ts'

/** 'Erro {status}: {body}' for what the server answered, the general sentence when there was no answer. */
export const failureMessage = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 ? strings.failedWith + error.message : strings.failed
