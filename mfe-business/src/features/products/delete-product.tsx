import { type Product, productInUseMessage } from '@atelie/contract/products'
import { ApiError } from '@atelie/web-kit/calls/api'
import { ConfirmDialog } from '@atelie/web-kit/dialogs/confirm-dialog'
import { useToast } from '@atelie/web-kit/toast/toast'
import type { ToastMessage } from '@atelie/web-kit/toast/card'
import { useDeleteProduct } from './queries.ts'
import { strings } from './strings.ts'

interface Props {
  /** Null while the dialog is closed. */
  product: Product | null
  onClose: () => void
}

export function DeleteProduct({ product, onClose }: Props) {
  const toast = useToast()
  const deletion = useDeleteProduct()

  async function confirm() {
    if (!product) return
    await deletion.mutateAsync(product.id).then(
      () => toast({ title: strings.deleted }),
      (error: unknown) => toast({ variant: 'destructive', error, ...failureTexts(error) }),
    )
    onClose()
  }

  return (
    <ConfirmDialog
      open={product !== null}
      texts={strings.deletion}
      subject={product?.name}
      working={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}

function failureTexts(error: unknown): ToastMessage {
  if (!(error instanceof ApiError)) return { title: strings.error, description: strings.deleteFailed }
  if (error.isUsedInQuotes) return { title: strings.inUse, description: productInUseMessage }
  return { title: strings.error, description: error.detail || strings.deleteFailed }
}
