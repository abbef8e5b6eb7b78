import { defaultCategoryIds, type Transaction, type TransactionType, transactionTypes } from '@atelie/contract/cash'
import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/form-dialog'
import { FormField } from '@atelie/web-kit/form-field'
import { Fields } from '@atelie/web-kit/page-parts'
import { SelectField } from '@atelie/web-kit/select-field'
import { Box, Button } from '@atelie/web-kit/ui'
import { DialogActions, DialogContent } from '@atelie/web-kit/ui-form'
import { useFormDraft } from '@atelie/web-kit/use-draft'
import { type Control, useWatch } from 'react-hook-form'
import { EditNotice } from './edit-notice.tsx'
import type { CashFilter } from './filter.ts'
import { transactionFormValues } from './form.ts'
import type { TransactionInput } from './queries.ts'
import { strings } from './strings.ts'
import { TransactionFields } from './transaction-fields.tsx'
import { useStored } from './use-stored.ts'
import { useTransactionForm } from './use-transaction-form.ts'

const texts = strings.form.update

interface Props {
  transaction: Transaction
  /** Of the list that it was chosen from. */
  filter: CashFilter
  /** Begins anew with what is stored now. */
  onTake: (stored: Transaction) => void
  onDirty: (isDirty: boolean) => void
  /** Whether what is unsaved may be left. */
  mayLeave: () => boolean
  onSaved: (saved: Transaction) => void
  onClose: () => void
}

export function EditTransaction({ transaction, filter, onTake, onDirty, mayLeave, onSaved, onClose }: Props) {
  const { form, submit, isSaving } = useTransactionForm({
    edited: transaction, values: transactionFormValues(transaction), onDirty,
    onSaved: (saved) => { onSaved(saved); onClose() },
  })
  const { control, reset, setValue } = form
  const stored = useStored(transaction, filter)
  useFormDraft(`cash-${transaction.id}`, form)
  function take(now: Transaction) {
    reset(transactionFormValues(now))
    onTake(now)
  }
  const close = () => { if (!isSaving && mayLeave()) onClose() }

  return (
    <FormDialog open title={texts.title} isSaving={isSaving} onClose={close}>
      <DialogForm noValidate onSubmit={stored ? submit : (event) => event.preventDefault()}>
        <DialogContent>
          <Fields role="presentation" disabled={isSaving} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <TypeField control={control} onChoose={(type) => setValue('categoryId', defaultCategoryIds[type], { shouldDirty: true })} />
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
              <TransactionFields control={control} type={useWatch({ control, name: 'type' })} />
            </Box>
          </Fields>
        </DialogContent>
        <EditNotice edited={transaction} stored={stored} control={control} onTake={take} />
        {stored
          ? <SaveActions isSaving={isSaving} label={texts.submit} onCancel={close} />
          : <DialogActions><Button variant="contained" onClick={close}>{texts.close}</Button></DialogActions>}
      </DialogForm>
    </FormDialog>
  )
}

/** A transaction of the other type needs a category of that type. */
function TypeField({ control, onChoose }: { control: Control<TransactionInput>; onChoose: (type: TransactionType) => void }) {
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
