import { type Product, productBody, productUnits } from '@atelie/contract/products'
import { DialogForm, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { MoneyField } from '@atelie/web-kit/fields/money-field'
import { Fields } from '@atelie/web-kit/display/page-parts'
import type { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { SelectField } from '@atelie/web-kit/fields/select-field'
import { Box } from '@atelie/web-kit/ui'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useFormDraft } from '@atelie/web-kit/drafts/use-draft'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import { EveryField } from '../../every-field.tsx'
import { productFormValues } from './form.ts'
import type { ProductInput } from './queries.ts'
import { strings } from './strings.ts'

const labels = strings.fields
const whole = { gridColumn: '1 / -1' }

interface Props {
  /** Null for a new product. */
  product: Product | null
  /** The name of a new product, if it is known already. */
  name: string
  saving: ReturnType<typeof useRecordSave<Product, ProductInput>>
  /** Names what is kept of the form; no other form has it. */
  draft: string
  /** Called when the form becomes dirty or clean; with false when it unmounts. */
  onDirty: (isDirty: boolean) => void
  /** Asks, if necessary, whether what was typed may be lost. */
  mayLeave: () => boolean
  onSaved: (product: Product) => void
  onClose: () => void
  /** Requests closing, which the form may refuse. */
  ref: Ref<() => void>
}

export function ProductForm({
  ref,
  product,
  name,
  saving: { save, isSaving },
  draft,
  onDirty,
  mayLeave,
  onSaved,
  onClose,
}: Props) {
  const form = useZodForm(productBody, productFormValues(product, name))
  const {
    control,
    handleSubmit,
    formState: { isDirty },
  } = form
  const texts = strings.form[product ? 'update' : 'create']
  const [edited] = useFormDraft(draft, form, { edited: product })
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  function close() {
    if (mayLeave()) onClose()
  }

  useImperativeHandle(ref, () => close)

  const submit = handleSubmit(async (body) => {
    const saved = await save({
      form,
      edited,
      body,
      saved: { title: texts.saved },
      failed: (description) => ({ title: strings.error, description }),
    })
    if (saved) onSaved(saved)
  })

  return (
    <DialogForm noValidate onSubmit={submit}>
      <DialogContent>
        <Fields
          role="presentation"
          disabled={isSaving}
          sx={{ display: 'grid', gap: 2.5, pt: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
        >
          <EveryField<Omit<ProductInput, 'sku'>>
            inputs={{
              name: (
                <Box sx={whole}>
                  <FormField
                    control={control}
                    name="name"
                    render={(field) => <TextField {...field} label={labels.name} autoFocus />}
                  />
                </Box>
              ),
              description: (
                <Box sx={whole}>
                  <FormField
                    control={control}
                    name="description"
                    hint={strings.optional}
                    render={(field) => <TextField {...field} label={labels.description} multiline minRows={2} />}
                  />
                </Box>
              ),
              price: (
                <FormField
                  control={control}
                  name="price"
                  render={(field) => <MoneyField {...field} label={labels.price} />}
                />
              ),
              unit: (
                <FormField
                  control={control}
                  name="unit"
                  render={(field) => <SelectField {...field} label={labels.unit} options={productUnits} />}
                />
              ),
            }}
          />
        </Fields>
      </DialogContent>
      <SaveActions isSaving={isSaving} label={texts.submit} onCancel={close} />
    </DialogForm>
  )
}
