import { ConfirmDialog } from '@atelie/web-kit/dialogs/confirm-dialog'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useDeleteQuote } from './queries.ts'
import { strings } from './strings.ts'

interface Props {
  /** Null while the dialog is closed. */
  id: number | null
  onClose: () => void
}

export function DeleteQuote({ id, onClose }: Props) {
  const toast = useToast()
  const deletion = useDeleteQuote()

  async function confirm() {
    if (id === null) return
    await deletion.mutateAsync(id).then(
      () => toast({ title: strings.deleted }),
      (error: unknown) => toast({ variant: 'destructive', title: strings.error, description: strings.deleteFailed, error }),
    )
    onClose()
  }

  return (
    <ConfirmDialog
      open={id !== null}
      texts={strings.deletion}
      working={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
