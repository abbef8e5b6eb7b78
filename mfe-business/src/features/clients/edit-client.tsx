import { messageOf } from '@atelie/web-kit/api'
import { ErrorState, ListSkeleton } from '@atelie/web-kit/page-parts'
import { useQuery } from '@tanstack/react-query'
import { ClientForm } from './client-form.tsx'
import { clientQuery } from './queries.ts'

export function EditClient({ id, onSaved }: { id: number; onSaved: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(clientQuery(id))
  if (isFetching) return <ListSkeleton rows={8} />
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
  return data && <ClientForm client={data} onSaved={onSaved} />
}
