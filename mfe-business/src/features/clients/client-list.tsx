import { ConfirmDialog } from '@atelie/web-kit/dialogs/confirm-dialog'
import { AddIcon } from '@atelie/web-kit/display/icons'
import { EmptyScene, ListToolbar, Loaded } from '@atelie/web-kit/display/page-parts'
import { NoMatch } from '@atelie/web-kit/lists/no-match'
import { SearchField } from '@atelie/web-kit/lists/search-field'
import { SearchTerm } from '@atelie/web-kit/lists/search-term'
import { Button } from '@atelie/web-kit/ui'
import { useSearch } from '@atelie/web-kit/lists/use-search'
import { onDemand } from '@atelie/web-kit/on-demand'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useState } from 'react'
import { ListMenu } from '../../csv/list-menu.tsx'
import { ClientTable } from './client-table.tsx'
import { clientsQuery, quotesQuery } from '../lists/queries.ts'
import { createClient, useDeleteClient } from './queries.ts'
import { clientSearch } from './search.ts'
import { strings } from './strings.ts'

const { load: loadCsv } = onDemand(async () => (await import('./csv.ts')).clientCsv)

interface Props {
  term: string
  onSearch: (term: string) => void
  onEdit: (id: number) => void
  /** With a name that is known already. */
  onNew: (name?: string) => void
}

export function ClientList({ term, onSearch, onEdit, onNew }: Props) {
  const query = useQuery(clientsQuery)
  const found = useSearch(query.data, clientSearch, term)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const deletion = useDeleteClient()
  const deleted = query.data?.find(({ id }) => id === deletedId)
  const { data: quotes } = useQuery({ ...quotesQuery, enabled: deletedId !== null })
  const queryClient = useQueryClient()

  async function confirm() {
    // A failure is only logged, and the dialog stays open.
    if (deletedId !== null) await deletion.mutateAsync(deletedId).then(() => setDeletedId(null), () => undefined)
  }

  return (
    <Loaded query={query} failedWith={strings.loadFailed}>
      {(clients) => (
        <>
          <ListToolbar>
            <SearchField value={term} onChange={onSearch} placeholder={strings.search} />
            <ListMenu name="clientes" loadKind={loadCsv} existing={clients} create={createClient} onImported={() => void queryClient.invalidateQueries(clientsQuery)} />
          </ListToolbar>
          {found.length > 0
            ? <SearchTerm term={term}><ClientTable clients={found} onEdit={onEdit} onDelete={setDeletedId} /></SearchTerm>
            : term.trim() !== ''
              ? <NoMatch text={strings.noMatch} term={term} onClear={() => onSearch('')} onCreate={onNew} />
              : <EmptyScene drawing="clients" text={strings.empty} hint={strings.emptyHint} action={<Button variant="contained" startIcon={<AddIcon />} onClick={() => onNew()}>{strings.newTab}</Button>} />}
          <ConfirmDialog
            open={deletedId !== null}
            texts={strings.deletion}
            subject={deleted && strings.clientWith(deleted.name, quotes?.filter(({ clientId }) => clientId === deleted.id).length)}
            working={deletion.isPending}
            onConfirm={confirm}
            onCancel={() => setDeletedId(null)}
          />
        </>
      )}
    </Loaded>
  )
}
