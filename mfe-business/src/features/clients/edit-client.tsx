import { useCloseOnBack } from '@atelie/web-kit/back/close-on-back'
import { ListSkeleton, Loaded } from '@atelie/web-kit/display/page-parts'
import { useQuery } from '@atelie/web-kit/query'
import type { ComponentProps } from 'react'
import { ClientForm } from './client-form.tsx'
import { clientQuery } from './queries.ts'

export function EditClient({ id, ...form }: { id: number } & Omit<ComponentProps<typeof ClientForm>, 'client'>) {
  const query = useQuery(clientQuery(id))
  // The form has its own.
  useCloseOnBack(query.data === undefined, form.onCancel)
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={8} />}>
      {(client) => <ClientForm client={client} {...form} />}
    </Loaded>
  )
}
