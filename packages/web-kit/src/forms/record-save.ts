import { messageOf } from '@atelie/web-kit/calls/api'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
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
  /** The toast for a failure, given the error message. */
  failed: (message: string) => ToastMessage
}

/**
 * Saves a form, shows the outcome in a toast, and marks the fields that the server refused. Retrying the same content after
 * a failure counts once. Returns the saved record, or null if saving failed.
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
      applyServerErrors(error, form)
      return null
    }
  }
}
