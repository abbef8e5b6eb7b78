import { ApiError } from '@atelie/web-kit/calls/api'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Puts what the server found wrong at the fields it names, and the focus on the first of them. */
export function showIssues<Values extends FieldValues>(error: unknown, { getValues, setError }: UseFormReturn<Values>): void {
  const here = issuesOf(error).filter(({ path }) => isField(getValues(path as Path<Values>)))
  here.forEach(({ path, message }, index) => setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }))
}

/** What the server found wrong, also behind a failure that was given the product's words. */
export function issuesOf(error: unknown): ApiError['issues'] {
  if (error instanceof ApiError) return error.issues
  return error instanceof Error && error.cause instanceof ApiError ? error.cause.issues : []
}

/** A message at a path that is no field of the form would be seen by nobody and never go away. */
const isField = (value: unknown) => value === null || (value !== undefined && typeof value !== 'object')
