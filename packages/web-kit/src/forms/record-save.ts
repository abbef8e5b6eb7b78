import { messageOf } from '@atelie/web-kit/calls/api'
import { showIssues } from '@atelie/web-kit/forms/issues'
import { useIdempotencyKey } from '@atelie/web-kit/calls/idempotency'
import { useToast } from '@atelie/web-kit/toast/toast'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ToastMessage } from '../toast/card.tsx'

interface Save<Record, Body> {
  mutateAsync: (attempt: { edited: Record | null; body: Body; idempotencyKey: string }) => Promise<Record>
}

interface Attempt<Record, Body> {
  /** Null for a new record. */
  edited: Record | null
  body: Body
  saved: ToastMessage
  /** What is told of a failure; the message says what went wrong. */
  failed: (message: string) => ToastMessage
}

/**
 * Saves what a form holds, tells how it went, and marks the fields that the server refused. The same content sent again
 * after a failure counts once. Answers the record as it was saved, null when it was not.
 */
export function useRecordSave<Record, Body, Values extends FieldValues>(save: Save<Record, Body>, form: UseFormReturn<Values>) {
  const toast = useToast()
  const idempotency = useIdempotencyKey()
  return async ({ edited, body, saved, failed }: Attempt<Record, Body>): Promise<Record | null> => {
    const idempotencyKey = idempotency.keyFor(body)
    try {
      const record = await save.mutateAsync({ edited, body, idempotencyKey })
      idempotency.succeeded()
      toast(saved)
      return record
    } catch (error) {
      toast({ variant: 'destructive', ...failed(messageOf(error)) })
      showIssues(error, form)
      return null
    }
  }
}
