import { ConfirmDialog } from '@atelie/web-kit/dialogs/confirm-dialog'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useQuery } from '@atelie/web-kit/query'
import { formatCents, formatMoney } from '@atelie/money/cents'
import { quotesQuery } from '../lists/quotes-query.ts'
import { receiptsQuery, receivedCents } from '../cash/receipts-query.ts'
import { strings as receiptStrings } from './receipts/strings.ts'
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
  // Without an answer the quote is deleted all the same: what was received stays in any case.
  const received = receivedCents(useQuery({ ...receiptsQuery(id ?? 0), enabled: id !== null }).data ?? [])
  const quote = useQuery(quotesQuery).data?.find((one) => one.id === id)

  async function confirm() {
    if (id === null) return
    await deletion.mutateAsync(id).then(
      () => toast({ title: strings.deleted }),
      (error: unknown) =>
        toast({ variant: 'destructive', title: strings.error, description: strings.deleteFailed, error }),
    )
    onClose()
  }

  return (
    <ConfirmDialog
      open={id !== null}
      texts={strings.deletion}
      subject={quote && strings.quoteOf(quote.id, quote.client.name || strings.noClientName, formatMoney(quote.total))}
      notice={received > 0 ? receiptStrings.kept(formatCents(received)) : undefined}
      working={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
