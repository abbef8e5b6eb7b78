import { cashMessages, type Transaction, transactionBody } from '@atelie/contract/cash'
import { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { useEffect } from 'react'
import type { FieldErrors } from '@atelie/web-kit/hook-form'
import { toTransactionBody } from './form.ts'
import type { TransactionInput } from '../queries.ts'
import { transactionSaving } from './saving.ts'
import { strings as formStrings } from './strings.ts'
import { strings } from '../strings.ts'

interface Options {
  /** Null for a new transaction. */
  edited: Transaction | null
  values: TransactionInput
  /** Called when the form becomes dirty or clean; with false when it unmounts. */
  onDirty: (isDirty: boolean) => void
  onSaved: (saved: Transaction) => void
  /** Takes back what was saved. */
  onUndo?: (saved: Transaction) => void
}

/** The form of a new or an edited transaction, with the messages of its submit. */
export function useTransactionForm({ edited, values, onDirty, onSaved, onUndo }: Options) {
  const toast = useToast()
  const { save, isSaving } = useRecordSave(transactionSaving)
  const form = useZodForm(transactionBody, values)
  const { isDirty } = form.formState
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  const failed = (description: string) => ({ title: strings.error, description })
  const tell = (description: string) => toast({ variant: 'destructive', ...failed(description) })

  const saveTyped = (typed: TransactionInput) =>
    save({
      form,
      edited,
      body: toTransactionBody(typed),
      saved: { title: strings.success, description: formStrings[edited ? 'update' : 'create'].saved },
      ...(onUndo && { takeBack: onUndo }),
      failed,
    })

  async function send(typed: TransactionInput) {
    try {
      const saved = await saveTyped(typed)
      if (saved) onSaved(saved)
    } catch {
      tell(strings.broken)
    }
  }

  function refuse({ amount }: FieldErrors<TransactionInput>) {
    if (amount?.message === cashMessages.amountInvalid) tell(cashMessages.amountInvalid)
  }

  return { form, submit: form.handleSubmit(send, refuse), isSaving }
}
