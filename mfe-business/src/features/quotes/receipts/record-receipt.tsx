import type { Quote } from '@atelie/contract/quotes'
import { centsToDecimal } from '@atelie/money/cents'
import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { Fields } from '@atelie/web-kit/display/page-parts'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { useQuery } from '@atelie/web-kit/query'
import { Box, Button } from '@atelie/web-kit/ui'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { useState } from 'react'
import { newTransaction } from '../../cash/entry/form.ts'
import { TransactionFields } from '../../cash/entry/transaction-fields.tsx'
import { useTransactionForm } from '../../cash/entry/use-transaction-form.ts'
import { pixQuery } from '../../account/pix/queries.ts'
import { strings as cashStrings } from '../../cash/entry/strings.ts'
import { useDeletion } from '../../cash/use-deletion.ts'
import { strings } from './strings.ts'

interface Props {
  quote: Quote
  agreedCents: number
  openCents: number
  onClose: () => void
}

const ignore = () => {}

/** The form of a new income, filled in for what a customer has paid. */
export function RecordReceipt({ quote, agreedCents, openCents, onClose }: Props) {
  const [isDirty, setDirty] = useState(false)
  const mayLeave = useLeaveGuard(isDirty)
  const remove = useDeletion({ onDeleted: ignore, onRestored: ignore })
  const { form, submit, isSaving } = useTransactionForm({
    edited: null,
    values: {
      ...newTransaction('income'),
      amount: centsToDecimal(openCents),
      description: strings.described(quote.id, quote.client.name),
      quoteId: quote.id,
    },
    onDirty: setDirty,
    onSaved: onClose,
    onUndo: remove,
  })
  const close = () => {
    if (mayLeave()) onClose()
  }
  const take = (cents: number) =>
    form.setValue('amount', centsToDecimal(cents), { shouldDirty: true, shouldValidate: true })
  const { data: company } = useQuery(pixQuery)
  const percent = company?.pix?.depositPercent ?? 50
  const partCents = Math.min(Math.round((agreedCents * percent) / 100), openCents)

  return (
    <FormDialog open title={strings.record} isSaving={isSaving} onClose={close}>
      <DialogForm noValidate onSubmit={submit}>
        <DialogContent>
          <Fields role="presentation" disabled={isSaving} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <Box role="group" aria-label={strings.parts} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => take(openCents)}>
                {strings.all}
              </Button>
              <Button variant="outlined" onClick={() => take(partCents)}>
                {company?.pix?.depositPercent ? strings.deposit(percent) : strings.half}
              </Button>
            </Box>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
              <TransactionFields form={form} type="income" />
            </Box>
          </Fields>
        </DialogContent>
        <SaveActions isSaving={isSaving} label={cashStrings.create.submits.income} onCancel={close} />
      </DialogForm>
    </FormDialog>
  )
}
