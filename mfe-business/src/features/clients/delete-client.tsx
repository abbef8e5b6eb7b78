import type { Client } from '@atelie/contract/clients'
import { ConfirmDialog } from '@atelie/web-kit/dialogs/confirm-dialog'
import { useQuery } from '@atelie/web-kit/query'
import { quotesQuery } from '../lists/quotes-query.ts'
import { useDeleteClient } from './queries.ts'
import { strings } from './strings.ts'

interface Props {
  open: boolean
  client: Client | null
  onClose: () => void
}

/** Asks with the client's name and number of quotes, which are deleted too. */
export function DeleteClient({ open, client, onClose }: Props) {
  const deletion = useDeleteClient()
  const { data } = useQuery({ ...quotesQuery, enabled: open })
  const quotes = data?.filter(({ clientId }) => clientId === client?.id)

  async function confirm() {
    // A failure is only logged, and the dialog stays open.
    if (client) await deletion.mutateAsync(client.id).then(onClose, () => undefined)
  }

  return (
    <ConfirmDialog
      open={open}
      texts={strings.deletion}
      subject={client ? strings.clientWith(client.name, quotes?.length) : undefined}
      notice={quotes?.some(({ status }) => status === 'accepted') ? strings.keepsReceived : undefined}
      working={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
