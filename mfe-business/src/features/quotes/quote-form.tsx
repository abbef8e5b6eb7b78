import type { Client } from '@atelie/contract/clients'
import type { Company } from '@atelie/contract/company'
import type { Product } from '@atelie/contract/products'
import type { Quote } from '@atelie/contract/quotes'
import { DialogForm, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { Fields } from '@atelie/web-kit/display/page-parts'
import type { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { RecordPicker } from '@atelie/web-kit/fields/record-picker'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box, styled } from '@atelie/web-kit/ui'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { type Ref, useImperativeHandle, useMemo, useState } from 'react'
import { formStrings } from './form-strings.ts'
import { changedPrices, copiedValues, quoteFormSchema, quoteFormValues, toQuoteBody } from './form.ts'
import { clientOptions } from './picker-options.ts'
import type { QuoteInput } from './queries.ts'
import { QuoteDetails } from './quote-details.tsx'
import { QuoteItems } from './quote-items.tsx'
import { QuoteTotal } from './quote-total.tsx'
import { strings } from './strings.ts'
import { useCompanyTerms } from './use-company-terms.ts'
import { useNewRecord } from './use-new-record.tsx'

const NO_ITEMS: Quote['items'] = []

interface Props {
  /** Null for a new quote. */
  quote: Quote | null
  /** The one that a new quote is a copy of. */
  copied: Quote | null
  saving: ReturnType<typeof useRecordSave<Quote, QuoteInput>>
  clients: Client[]
  products: Product[]
  /** Once it is known. */
  company: Company | undefined
  onSaved: (quote: Quote) => void
  onClose: () => void
  /** Requests closing, which the form may refuse. */
  ref: Ref<() => void>
}

export function QuoteForm({
  ref,
  quote,
  copied,
  saving: { save, isSaving },
  clients,
  products,
  company,
  onSaved,
  onClose,
}: Props) {
  const toast = useToast()
  const form = useZodForm(
    quoteFormSchema(quote, copied && products),
    copied ? copiedValues(copied) : quoteFormValues(quote),
  )
  const {
    control,
    handleSubmit,
    formState: { errors, isDirty },
  } = form
  const source = quote ?? copied
  const options = useMemo(() => clientOptions(clients, source), [clients, source])
  const prices = useMemo(() => (copied ? changedPrices(copied, products) : undefined), [copied, products])
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const texts = strings.form[quote ? 'update' : 'create']
  const [edited] = useFormDraft(copied ? `quote-copy-${copied.id}` : `quote-${quote?.id ?? 'new'}`, form, {
    edited: quote,
  })
  useCompanyTerms(form, company)
  const { dialog, ...newRecord } = useNewRecord(form)
  const mayLeave = useLeaveGuard(isDirty || newRecord.isDirty || Object.keys(errors).length > 0)

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
    if (saved) onSaved(saved)
  })

  return (
    <>
      <DialogForm noValidate onSubmit={submit}>
        <DialogContent ref={setScroller} sx={{ pt: 1 }}>
          <Fields role="presentation" disabled={isSaving}>
            <Box sx={{ display: 'grid', gap: { xs: 0, sm: 2.5 }, mb: 3 }}>
              <FormField
                control={control}
                name="quote.clientId"
                render={(field) => (
                  <RecordPicker
                    {...field}
                    label={strings.fields.client}
                    options={options}
                    emptyText={strings.noClients}
                    creation={{ label: formStrings.newClient, open: newRecord.openClient }}
                  />
                )}
              />
              <QuoteDetails form={form} />
            </Box>
            <QuoteItems
              form={form}
              products={products}
              stored={source?.items ?? NO_ITEMS}
              scroller={scroller}
              onCreateProduct={newRecord.openProduct}
              changedPrices={prices}
            />
          </Fields>
        </DialogContent>
        <Footer>
          <QuoteTotal control={control} />
          <SaveActions isSaving={isSaving} label={texts.submit} onCancel={close} />
        </Footer>
      </DialogForm>
      {/* Outside the form, which would take its submit for its own. */}
      {dialog}
    </>
  )
}

/** One line on a phone, if there is room for it. */
const Footer = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    padding: theme.spacing(1, 3),
    '& .MuiDialogActions-root': { flex: 'auto', padding: 0 },
    '& .MuiDialogActions-root .MuiButton-root': { paddingInline: theme.spacing(1.75) },
  },
}))
