import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { ListSkeleton } from '@atelie/web-kit/display/page-parts'
import { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { useToast } from '@atelie/web-kit/toast/toast'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { useQuery } from '@atelie/web-kit/query'
import { useEffect, useRef, useState } from 'react'
import { ProductForm } from './product-form.tsx'
import { productQuery, productSaving } from './queries.ts'
import { strings } from './strings.ts'

interface Props {
  /** Null for a new product. */
  id: number | null
  /** The name of a new product, if it is known already. */
  name: string
  onClose: () => void
}

/** Loads the product as it is now; if that fails there is nothing to edit, so the dialog closes. */
export function ProductDialog({ id, name, onClose }: Props) {
  const toast = useToast()
  const saving = useRecordSave(productSaving)
  const [isDirty, setDirty] = useState(false)
  const mayLeave = useLeaveGuard(isDirty)
  const askForm = useRef<() => void>(null)
  const { data, error, isError, isFetching } = useQuery({ ...productQuery(id ?? 0), enabled: id !== null })
  const product = id === null ? null : isFetching ? undefined : data
  const hasFailed = isError && !isFetching

  useEffect(() => {
    if (!hasFailed) return
    toast({ variant: 'destructive', title: strings.error, description: strings.openFailed, error })
    onClose()
  }, [error, hasFailed, onClose, toast])

  return (
    <FormDialog
      open
      title={strings.form[id === null ? 'create' : 'update'].title}
      isSaving={saving.isSaving}
      onClose={() => (askForm.current ?? onClose)()}
    >
      {product === undefined ? (
        <DialogContent>
          <ListSkeleton rows={3} />
        </DialogContent>
      ) : (
        <ProductForm
          ref={askForm}
          product={product}
          name={name}
          saving={saving}
          draft={`product-${id ?? 'new'}`}
          onDirty={setDirty}
          mayLeave={mayLeave}
          onSaved={onClose}
          onClose={onClose}
        />
      )}
    </FormDialog>
  )
}
