import { messageOf } from '@atelie/web-kit/calls/api'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import { useIdempotencyKey } from '@atelie/web-kit/calls/idempotency'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useMutation, type UseMutationOptions } from '@atelie/web-kit/query'
import type { FieldValues, UseFormReturn } from '@atelie/web-kit/hook-form'
import type { ToastMessage } from '../toast/card.tsx'
import { undo } from '../toast/undo.ts'

interface Save<Record, Body> {
  /** Null for a new record. */
  edited: Record | null
  body: Body
  idempotencyKey: string
}

/** The calls that save a kind of record, and their effects on what is cached. */
interface Saving<Record, Body> extends Pick<
  UseMutationOptions<Record, Error, Save<Record, Body>>,
  'onMutate' | 'onSuccess' | 'onError'
> {
  create: (body: Body, idempotencyKey: string) => Promise<Record>
  update: (edited: Record, body: Body) => Promise<Record>
}

interface Attempt<Record, Body, Values extends FieldValues> extends Omit<Save<Record, Body>, 'idempotencyKey'> {
  form: UseFormReturn<Values>
  saved: ToastMessage
  /** Takes the save back; the toast offers it. */
  takeBack?: (record: Record) => void
  /** The toast for a failure, given the error message. */
  failed: (message: string) => ToastMessage
}

/**
 * Saves a form, shows the outcome in a toast, and marks the fields that the server refused. Retrying the same content after
 * a failure counts once. `save` returns the saved record, or null if saving failed.
 */
export function useRecordSave<Record, Body>({ create, update, ...effects }: Saving<Record, Body>) {
  const toast = useToast()
  const idempotency = useIdempotencyKey()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ edited, body, idempotencyKey }: Save<Record, Body>) =>
      edited === null ? create(body, idempotencyKey) : update(edited, body),
    ...effects,
  })

  async function save<Values extends FieldValues>({
    form,
    edited,
    body,
    saved,
    takeBack,
    failed,
  }: Attempt<Record, Body, Values>): Promise<Record | null> {
    const idempotencyKey = idempotency.keyFor(body)
    try {
      const record = await mutateAsync({ edited, body, idempotencyKey })
      idempotency.succeeded()
      toast(takeBack ? { ...saved, action: undo(() => takeBack(record)) } : saved)
      return record
    } catch (error) {
      toast({ variant: 'destructive', error, ...failed(messageOf(error)) })
      applyServerErrors(error, form)
      return null
    }
  }

  return { save, isSaving: isPending }
}
