import type { Client } from '@atelie/contract/clients'
import { today } from '@atelie/contract/dates'
import type { Product } from '@atelie/contract/products'
import type { Quote } from '@atelie/contract/quotes'
import { DialogForm, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { FormDateField } from '@atelie/web-kit/fields/form-date-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { Fields } from '@atelie/web-kit/display/page-parts'
import type { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { RecordPicker } from '@atelie/web-kit/fields/record-picker'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box } from '@atelie/web-kit/ui'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { type Ref, useImperativeHandle, useMemo, useState } from 'react'
import { quoteFormSchema, quoteFormValues, toQuoteBody } from './form.ts'
import { clientOptions } from './picker-options.ts'
import type { QuoteInput } from './queries.ts'
import { QuoteItems } from './quote-items.tsx'
import { QuoteTotal } from './quote-total.tsx'
import { strings } from './strings.ts'

const labels = strings.fields
const NO_ITEMS: Quote['items'] = []

interface Props {
  /** Null for a new quote. */
  quote: Quote | null
  saving: ReturnType<typeof useRecordSave<Quote, QuoteInput>>
  clients: Client[]
  products: Product[]
  onClose: () => void
  /** Requests closing, which the form may refuse. */
  ref: Ref<() => void>
}

export function QuoteForm({ ref, quote, saving: { save, isSaving }, clients, products, onClose }: Props) {
  const toast = useToast()
  const form = useZodForm(quoteFormSchema(quote), quoteFormValues(quote))
  const {
    control,
    handleSubmit,
    formState: { errors, isDirty },
  } = form
  const options = useMemo(() => clientOptions(clients, quote), [clients, quote])
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const texts = strings.form[quote ? 'update' : 'create']
  const [edited] = useFormDraft(`quote-${quote?.id ?? 'new'}`, form, { edited: quote })
  const mayLeave = useLeaveGuard(isDirty || Object.keys(errors).length > 0)

  function close() {
    if (Object.keys(errors).length > 0) {
      toast({ variant: 'destructive', title: strings.invalidTitle, description: strings.invalidText })
    } else if (mayLeave()) {
      onClose()
    }
  }

  useImperativeHandle(ref, () => close)

  const submit = handleSubmit(async (values) => {
    const saved = await save({
      form,
      edited,
      body: toQuoteBody(values),
      saved: { title: texts.saved, description: texts.savedText },
      failed: (description) => ({ title: strings.error, description }),
    })
    if (saved) onClose()
  })

  return (
    <DialogForm noValidate onSubmit={submit}>
      <DialogContent ref={setScroller} sx={{ pt: 1 }}>
        <Fields role="presentation" disabled={isSaving}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr' }, mb: 3 }}>
            <FormField
              control={control}
              name="quote.clientId"
              render={(field) => (
                <RecordPicker {...field} label={labels.client} options={options} emptyText={strings.noClients} />
              )}
            />
            <FormDateField
              form={form}
              name="quote.validUntil"
              hint={strings.optional}
              label={labels.validUntil}
              min={today()}
            />
            <Box sx={{ gridColumn: '1 / -1', mt: { xs: 1.5, sm: 0 } }}>
              <FormField
                control={control}
                name="quote.notes"
                hint={strings.optional}
                render={(field) => <TextField {...field} label={labels.notes} multiline minRows={2} />}
              />
            </Box>
          </Box>
          <QuoteItems form={form} products={products} stored={quote?.items ?? NO_ITEMS} scroller={scroller} />
        </Fields>
      </DialogContent>
      <QuoteTotal control={control} />
      <SaveActions isSaving={isSaving} label={texts.submit} onCancel={close} />
    </DialogForm>
  )
}
