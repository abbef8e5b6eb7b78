import { cashMessages, type Transaction, transactionBody as transactionSchema } from '@atelie/contract/cash'
import { messageOf } from '@atelie/web-kit/api'
import { showIssues } from '@atelie/web-kit/form-issues'
import { useIdempotencyKey } from '@atelie/web-kit/idempotency'
import { useToast } from '@atelie/web-kit/toast'
import { useZodForm } from '@atelie/web-kit/zod-form'
import { useEffect } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { transactionBody } from './form.ts'
import { type TransactionInput, useSaveTransaction } from './queries.ts'
import { strings } from './strings.ts'

interface Options {
  /** Null for a new transaction. */
  edited: Transaction | null
  values: TransactionInput
  /** Told whether something unsaved is in the form; without it once the form is gone. */
  onDirty: (isDirty: boolean) => void
  onSaved: (saved: Transaction) => void
}

/** The form of a new or an edited transaction, and everything that its submit has to say. */
export function useTransactionForm({ edited, values, onDirty, onSaved }: Options) {
  const toast = useToast()
  const save = useSaveTransaction()
  const idempotency = useIdempotencyKey()
  const form = useZodForm(transactionSchema, values)
  const { isDirty } = form.formState
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  const fail = (description: string) => toast({ variant: 'destructive', title: strings.error, description })

  function prepare(typed: TransactionInput) {
    try {
      const body = transactionBody(typed)
      return { edited, body, idempotencyKey: idempotency.keyFor(body) }
    } catch {
      fail(strings.form.broken)
      return null
    }
  }

  async function send(typed: TransactionInput) {
    const attempt = prepare(typed)
    if (!attempt) return
    const saved = await save.mutateAsync(attempt).catch((error: unknown) => {
      fail(messageOf(error))
      showIssues(error, form)
      return null
    })
    if (!saved) return
    idempotency.succeeded()
    toast({ title: strings.success, description: strings.form[edited ? 'update' : 'create'].saved })
    onSaved(saved)
  }

  function refuse({ amount }: FieldErrors<TransactionInput>) {
    if (amount?.message === cashMessages.amountInvalid) fail(cashMessages.amountInvalid)
  }

  return { form, submit: form.handleSubmit(send, refuse), isSaving: save.isPending }
}
