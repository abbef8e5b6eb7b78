import type { Quote } from '@atelie/contract/quotes'
import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { ListSkeleton } from '@atelie/web-kit/display/page-parts'
import { useRecordSave } from '@atelie/web-kit/forms/record-save'
import { useToast } from '@atelie/web-kit/toast/toast'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useEffect, useRef } from 'react'
import { companyQuery } from '../lists/company-query.ts'
import { clientsQuery, productsQuery } from '../lists/queries.ts'
import { quotesQuery } from '../lists/quotes-query.ts'
import { quoteQuery, quoteSaving } from './queries.ts'
import { QuoteForm } from './quote-form.tsx'
import { strings } from './strings.ts'

interface Props {
  /** Null for a new quote. */
  id: number | null
  /** The quote that a new one is filled in from. */
  copyOf?: number
  onSaved: (quote: Quote) => void
  onClose: () => void
}

/** Loads what the form needs first; if that fails there is nothing to fill in, so the dialog closes. */
export function QuoteDialog({ id, copyOf, onSaved, onClose }: Props) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const clients = useQuery(clientsQuery)
  const products = useQuery(productsQuery)
  const company = useQuery({ ...companyQuery, enabled: id === null && copyOf === undefined })
  const saving = useRecordSave(quoteSaving)
  const source = id ?? copyOf
  const stored = useQuery({ ...quoteQuery(source ?? 0), enabled: source !== undefined })
  const quote = source === undefined ? null : stored.isFetching ? undefined : stored.data

  const hasNoLists = [clients, products].some(({ isLoadingError, isFetching }) => isLoadingError && !isFetching)
  const failure = stored.isError && !stored.isFetching ? strings.openFailed : hasNoLists ? strings.formFailed : null
  const error = stored.error ?? clients.error ?? products.error
  useEffect(() => {
    if (failure === null) return
    toast({ variant: 'destructive', title: strings.error, description: failure, error })
    // It may have been deleted.
    void queryClient.invalidateQueries({ ...quotesQuery, exact: true })
    onClose()
  }, [error, failure, onClose, queryClient, toast])

  const askForm = useRef<() => void>(null)
  const isReady = quote !== undefined && clients.data && products.data
  return (
    <FormDialog
      open
      title={strings.form[id === null ? 'create' : 'update'].title}
      maxWidth="md"
      isSaving={saving.isSaving}
      onClose={() => (askForm.current ?? onClose)()}
    >
      {isReady ? (
        <QuoteForm
          ref={askForm}
          quote={id === null ? null : quote}
          copied={id === null ? quote : null}
          saving={saving}
          clients={clients.data}
          products={products.data}
          company={company.data}
          onSaved={onSaved}
          onClose={onClose}
        />
      ) : (
        <DialogContent>
          <ListSkeleton />
        </DialogContent>
      )}
    </FormDialog>
  )
}
