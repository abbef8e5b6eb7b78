import { defaultCategoryIds, type Transaction, type TransactionType, transactionTypes } from '@atelie/contract/cash'
import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { Fields } from '@atelie/web-kit/display/page-parts'
import { SelectField } from '@atelie/web-kit/fields/select-field'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Link as RouterLink } from '@atelie/web-kit/router'
import { Box, Button } from '@atelie/web-kit/ui'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useEffect } from 'react'
import { type Control, useWatch } from '@atelie/web-kit/hook-form'
import { EditNotice } from './edit-notice.tsx'
import type { CashFilter } from '../filter/filter.ts'
import { transactionFormValues } from './form.ts'
import type { TransactionInput } from '../queries.ts'
import { strings } from '../strings.ts'
import { strings as formStrings } from './strings.ts'
import { TransactionFields } from './transaction-fields.tsx'
import { useStored } from './use-stored.ts'
import { useTransactionForm } from './use-transaction-form.ts'

const texts = formStrings.update

interface Props {
  transaction: Transaction
  /** The filter of the list it was chosen from. */
  filter: CashFilter
  /** Starts over with what is stored now. */
  onTake: (stored: Transaction) => void
  onDirty: (isDirty: boolean) => void
  /** Asks, if necessary, whether unsaved changes may be left. */
  mayLeave: () => boolean
  onSaved: (saved: Transaction) => void
  /** Also called when there is nothing left to edit. */
  onClose: () => void
}

export function EditTransaction({ transaction, filter, onTake, onDirty, mayLeave, onSaved, onClose }: Props) {
  const { form, submit, isSaving } = useTransactionForm({
    edited: transaction,
    values: transactionFormValues(transaction),
    onDirty,
    onSaved: (saved) => {
      onSaved(saved)
      onClose()
    },
  })
  const { control, reset, setValue } = form
  const stored = useStored(transaction, filter)
  useFormDraft(`cash-${transaction.id}`, form)
  function take(now: Transaction) {
    reset(transactionFormValues(now))
    onTake(now)
  }
  const close = () => {
    if (mayLeave()) onClose()
  }

  const toast = useToast()
  const isGone = stored === null && !isSaving
  useEffect(() => {
    if (!isGone) return
    toast(texts.gone)
    onClose()
  }, [isGone, onClose, toast])

  return (
    <FormDialog open title={texts.title} isSaving={isSaving} onClose={close}>
      <DialogForm noValidate onSubmit={submit}>
        <DialogContent>
          <Fields role="presentation" disabled={isSaving} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            {!transaction.quoteId && (
              <TypeField
                control={control}
                onChoose={(type) => setValue('categoryId', defaultCategoryIds[type], { shouldDirty: true })}
              />
            )}
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
              <TransactionFields form={form} type={useWatch({ control, name: 'type' })} />
            </Box>
            {transaction.quoteId && (
              <Button component={RouterLink} to={`/quotes?orcamento=${transaction.quoteId}`}>
                {strings.showQuote(transaction.quoteId)}
              </Button>
            )}
          </Fields>
        </DialogContent>
        {stored && (
          <EditNotice edited={transaction} stored={stored} control={control} isSaving={isSaving} onTake={take} />
        )}
        <SaveActions isSaving={isSaving} label={texts.submit} onCancel={close} />
      </DialogForm>
    </FormDialog>
  )
}

/** A transaction of the other type needs a category of that type. */
function TypeField({
  control,
  onChoose,
}: {
  control: Control<TransactionInput>
  onChoose: (type: TransactionType) => void
}) {
  return (
    <FormField
      control={control}
      name="type"
      render={({ onChange, ...field }) => (
        <SelectField
          {...field}
          label={strings.fields.type}
          options={transactionTypes}
          onChange={(event) => {
            onChange(event)
            onChoose((event as { target: { value: TransactionType } }).target.value)
          }}
        />
      )}
    />
  )
}
