import type { Transaction, TransactionType } from '@atelie/contract/cash'
import { PageFields } from '@atelie/web-kit/forms/page-fields'
import { FormActions } from '@atelie/web-kit/display/page-parts'
import { SaveButtons } from '@atelie/web-kit/forms/save-buttons'
import { Card, Typography } from '@atelie/web-kit/ui'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { newTransaction } from './form.ts'
import { strings } from './strings.ts'
import { TransactionFields } from './transaction-fields.tsx'
import { useToday } from '../filter/use-today.ts'
import { useTransactionForm } from './use-transaction-form.ts'

const texts = strings.create

interface Props {
  /** For the buttons that open the form. */
  id: string
  type: TransactionType
  /** In place of its title: the buttons that open it, where they would otherwise cover it. */
  head: ReactNode
  /** Called with true once it is there, which may take a while, and with false when it goes. */
  onShown: (isShown: boolean) => void
  onDirty: (isDirty: boolean) => void
  onSaved: (saved: Transaction) => void
  onUndo: (saved: Transaction) => void
  onClose: () => void
}

/** The form stays open after a save, for the next transaction of its type. */
export function NewTransaction({ id, type, head, onShown, onDirty, onSaved, onUndo, onClose }: Props) {
  const [saved, setSaved] = useState(0)
  useEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  const { form, submit, isSaving } = useTransactionForm({
    edited: null,
    values: newTransaction(type),
    onDirty,
    onSaved: startAgain,
    onUndo,
  })
  const { getValues, register, reset, resetField, setFocus } = form
  register('type')
  // The text typed so far stays if the person started with the wrong button.
  useEffect(() => {
    resetField('type', { defaultValue: type })
    resetField('categoryId', { defaultValue: newTransaction(type).categoryId })
  }, [resetField, type])
  useFormDraft('cash-new', form)

  const day = useToday()
  const formDay = useRef(day)
  useEffect(() => {
    if (formDay.current === day) return
    if (getValues('date') === formDay.current) resetField('date', { defaultValue: day })
    formDay.current = day
  }, [day, getValues, resetField])

  useEffect(() => {
    setFocus('amount')
  }, [saved, setFocus, type])

  const latestType = useRef(type)
  useEffect(() => {
    latestType.current = type
  }, [type])
  function startAgain(created: Transaction) {
    onSaved(created)
    // The other type's button may have been pressed meanwhile.
    reset(newTransaction(latestType.current))
    setSaved((count) => count + 1)
  }

  return (
    <Card
      component="form"
      id={id}
      aria-label={texts.titles[type]}
      noValidate
      onSubmit={submit}
      sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}
    >
      {head ?? (
        <Typography variant="h2" sx={{ mb: 2.5 }}>
          {texts.titles[type]}
        </Typography>
      )}
      <PageFields
        role="presentation"
        isSaving={isSaving}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, mb: 2.5 }}
      >
        <TransactionFields form={form} type={type} />
      </PageFields>
      <FormActions>
        <SaveButtons isSaving={isSaving} label={texts.submits[type]} onCancel={onClose} />
      </FormActions>
    </Card>
  )
}
