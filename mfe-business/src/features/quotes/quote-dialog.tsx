import type { Client } from '@atelie/contract/clients'
import type { Product } from '@atelie/contract/products'
import { FormDialog } from '@atelie/web-kit/form-dialog'
import { ListSkeleton } from '@atelie/web-kit/page-parts'
import { useToast } from '@atelie/web-kit/toast'
import { DialogContent } from '@atelie/web-kit/ui-form'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quoteQuery } from './queries.ts'
import { QuoteForm } from './quote-form.tsx'
import { strings } from './strings.ts'

interface Props {
  /** Null for a new quote. */
  id: number | null
  clients: Client[]
  products: Product[]
  onClose: () => void
}

export function QuoteDialog({ id, ...props }: Props) {
  return id === null ? <QuoteForm quote={null} {...props} /> : <EditQuote id={id} {...props} />
}

/** Loads the quote first; when that fails there is nothing to edit, so the dialog goes away. */
function EditQuote({ id, onClose, ...props }: Props & { id: number }) {
  const toast = useToast()
  const { data, isError, isFetching } = useQuery(quoteQuery(id))
  useEffect(() => {
    if (!isError || isFetching) return
    toast({ variant: 'destructive', title: strings.error, description: strings.openFailed })
    onClose()
  }, [isError, isFetching, onClose, toast])

  if (data && !isFetching) return <QuoteForm quote={data} onClose={onClose} {...props} />
  return (
    <FormDialog open title={strings.form.update.title} maxWidth="md" onClose={onClose}>
      <DialogContent><ListSkeleton /></DialogContent>
    </FormDialog>
  )
}
