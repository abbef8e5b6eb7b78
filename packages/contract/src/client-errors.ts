import { bareCalls } from './bare-calls.ts'
import { MAX_MESSAGE, MAX_STACK } from './client-error-limits.ts'
import { endpoint } from './endpoint.ts'
import { z } from './zod.ts'

const INVALID = 'Relato inválido.'

const text = (max: number) => z.string(INVALID).max(max, INVALID)

/** How a failure was noticed: a version that could not be loaded, or that takes what the shell lacks, is one too. */
const kinds = ['error', 'rejection', 'boundary', 'load', 'misfit'] as const

/** Unknown fields are refused, because the caller is our own code. */
const clientError = z.strictObject(
  {
    frontEnd: text(40),
    version: text(40),
    /** The page's path, without its query. */
    route: text(200),
    kind: z.enum(kinds, INVALID),
    message: text(MAX_MESSAGE),
    stack: text(MAX_STACK),
  },
  INVALID,
)
export type ClientError = z.output<typeof clientError>

export const reportClientError = endpoint({ ...bareCalls.reportClientError, body: clientError })
