import { AddIcon } from '@atelie/web-kit/display/icons'
import { EmptyScene, ListToolbar, Loaded } from '@atelie/web-kit/display/page-parts'
import { NoMatch } from '@atelie/web-kit/lists/no-match'
import { SearchField } from '@atelie/web-kit/lists/search-field'
import { SearchTerm } from '@atelie/web-kit/lists/search-term'
import { Button } from '@atelie/web-kit/ui'
import { useSearch } from '@atelie/web-kit/lists/use-search'
import { onDemand } from '@atelie/web-kit/on-demand'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { onFirstUse } from '@atelie/web-kit/first-use'
import { useEffect, useState } from 'react'
import { ListMenu } from '../../csv/list-menu.tsx'
import { ClientTable } from './client-table.tsx'
import { clientsQuery } from '../lists/queries.ts'
import { DeleteClient } from './dialogs-on-demand.ts'
import { createClient } from './queries.ts'
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
  const queryClient = useQueryClient()

  useEffect(
    () =>
      onFirstUse(() => {
        DeleteClient.load().catch(() => undefined)
      }),
    [],
  )

  return (
    <Loaded query={query} failedWith={strings.loadFailed}>
      {(clients) => (
        <>
          <ListToolbar>
            <SearchField value={term} onChange={onSearch} placeholder={strings.search} />
            <ListMenu
              name="clientes"
              loadKind={loadCsv}
              existing={clients}
              create={createClient}
              onImported={() => void queryClient.invalidateQueries(clientsQuery)}
            />
          </ListToolbar>
          {found.length > 0 ? (
            <SearchTerm term={term}>
              <ClientTable clients={found} onEdit={onEdit} onDelete={setDeletedId} />
            </SearchTerm>
          ) : term.trim() !== '' ? (
            <NoMatch text={strings.noMatch} term={term} onClear={() => onSearch('')} onCreate={onNew} />
          ) : (
            <EmptyScene
              drawing="clients"
              text={strings.empty}
              hint={strings.emptyHint}
              action={
                <Button variant="contained" startIcon={<AddIcon />} onClick={() => onNew()}>
                  {strings.newTab}
                </Button>
              }
            />
          )}
          <DeleteClient
            open={deletedId !== null}
            client={clients.find(({ id }) => id === deletedId) ?? null}
            onClose={() => setDeletedId(null)}
          />
        </>
      )}
    </Loaded>
  )
}
