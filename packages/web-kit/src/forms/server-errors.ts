import { ApiError } from '@atelie/web-kit/calls/api'
import type { FieldValues, Path, UseFormReturn } from '@atelie/web-kit/hook-form'

/** Maps server validation errors onto form fields, and focuses the first of them. */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: UseFormReturn<Values>,
): void {
  const here = issuesOf(error).filter(({ path }) => isField(getValues(path as Path<Values>)))
  here.forEach(({ path, message }, index) =>
    setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  )
}

/** The server's validation errors, even of a failure with a replaced message. */
export function issuesOf(error: unknown): ApiError['issues'] {
  if (error instanceof ApiError) return error.issues
  return error instanceof Error && error.cause instanceof ApiError ? error.cause.issues : []
}

/** A message at a path that is not a field of the form would be invisible and never go away. */
const isField = (value: unknown) => value === null || (value !== undefined && typeof value !== 'object')
