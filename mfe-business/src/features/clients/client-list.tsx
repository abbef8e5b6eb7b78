import { messageOf } from '@atelie/web-kit/api'
import { ConfirmDialog } from '@atelie/web-kit/confirm-dialog'
import { AddIcon, ClientsIcon, SearchIcon } from '@atelie/web-kit/icons'
import { EmptyState, ErrorState, ListSkeleton, ListToolbar } from '@atelie/web-kit/page-parts'
import { SearchField } from '@atelie/web-kit/search-field'
import { Button } from '@atelie/web-kit/ui'
import { useSearch } from '@atelie/web-kit/use-search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListMenu } from '../../csv/list-menu.tsx'
import { ClientTable } from './client-table.tsx'
import { clientCsv } from './csv.ts'
import { clientsQuery, createClient, useDeleteClient } from './queries.ts'
import { clientMatcher } from './search.ts'
import { strings } from './strings.ts'

interface Props {
  onEdit: (id: number) => void
  onNew: () => void
}

export function ClientList({ onEdit, onNew }: Props) {
  const { data, error, isFetching, refetch } = useQuery(clientsQuery)
  const { term, setTerm, found } = useSearch(data, clientMatcher)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const deletion = useDeleteClient()
  const queryClient = useQueryClient()

  if (!data && error && !isFetching) return <ErrorState message={strings.loadFailed + messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />

  async function confirm() {
    // A failure is only logged, and the dialog stays.
    if (deletedId !== null) await deletion.mutateAsync(deletedId).then(() => setDeletedId(null), () => undefined)
  }

  return (
    <>
      <ListToolbar>
        <SearchField value={term} onChange={setTerm} placeholder={strings.search} />
        <ListMenu kind={clientCsv} existing={data} create={createClient} onImported={() => void queryClient.invalidateQueries(clientsQuery)} />
      </ListToolbar>
      {found.length > 0
        ? <ClientTable clients={found} onEdit={onEdit} onDelete={setDeletedId} />
        : term.trim() !== ''
          ? <EmptyState icon={SearchIcon} text={strings.noMatch} />
          : <EmptyState icon={ClientsIcon} text={strings.empty} hint={strings.emptyHint} action={<Button variant="contained" startIcon={<AddIcon />} onClick={onNew}>{strings.newTab}</Button>} />}
      <ConfirmDialog
        open={deletedId !== null}
        texts={strings.deletion}
        working={deletion.isPending}
        onConfirm={confirm}
        onCancel={() => setDeletedId(null)}
      />
    </>
  )
}
