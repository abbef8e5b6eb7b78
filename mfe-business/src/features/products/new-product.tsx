import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { type ComponentProps, useRef } from 'react'
import { ProductForm } from './product-form.tsx'
import { productSaving } from './queries.ts'
import { strings } from './strings.ts'

type Props = Omit<ComponentProps<typeof ProductForm>, 'ref' | 'product' | 'saving'>

/** The form of a new product above another form, which needs it. */
export function NewProduct(form: Props) {
  const saving = useRecordSave(productSaving)
  const askForm = useRef<() => void>(null)
  return (
    <FormDialog
      open
      title={strings.form.create.title}
      isSaving={saving.isSaving}
      onClose={() => (askForm.current ?? form.onClose)()}
    >
      <ProductForm {...form} ref={askForm} product={null} saving={saving} />
    </FormDialog>
  )
}
