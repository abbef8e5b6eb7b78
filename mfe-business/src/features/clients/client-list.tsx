import { messageOf } from '@atelie/web-kit/api'
import { ConfirmDialog } from '@atelie/web-kit/confirm-dialog'
import { AddIcon, ClientsIcon, SearchIcon } from '@atelie/web-kit/icons'
import { EmptyState, ErrorState, ListSkeleton } from '@atelie/web-kit/page-parts'
import { SearchField } from '@atelie/web-kit/search-field'
import { Button } from '@atelie/web-kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClientTable } from './client-table.tsx'
import { clientsQuery, useDeleteClient } from './queries.ts'
import { matchesClient } from './search.ts'
import { strings } from './strings.ts'

interface Props {
  onEdit: (id: number) => void
  onNew: () => void
}

export function ClientList({ onEdit, onNew }: Props) {
  const { data, error, isFetching, refetch } = useQuery(clientsQuery)
  const [search, setSearch] = useState('')
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const deletion = useDeleteClient()

  if (error && !isFetching) return <ErrorState message={strings.loadFailed + messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />

  const found = data.filter((client) => matchesClient(client, search))
  const confirm = () => deletedId !== null && deletion.mutate(deletedId, { onSuccess: () => setDeletedId(null) })
  return (
    <>
      {data.length > 0 && <SearchField value={search} onChange={setSearch} placeholder={strings.search} />}
      {found.length > 0
        ? <ClientTable clients={found} onEdit={onEdit} onDelete={setDeletedId} />
        : data.length > 0
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
