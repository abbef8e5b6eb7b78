import type { QuoteSummary } from '@atelie/contract/quote-list'
import type { Quote } from '@atelie/contract/quotes'
import { AddIcon } from '@atelie/web-kit/display/icons'
import { ErrorNotice } from '@atelie/web-kit/display/error-state'
import { FailureCode } from '@atelie/web-kit/display/failure-code'
import { PageHeader } from '@atelie/web-kit/display/page-parts'
import { Button, Stack } from '@atelie/web-kit/ui'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useQuery } from '@atelie/web-kit/query'
import { useAskedId } from '../lists/asked-id.ts'
import { onFirstUse } from '@atelie/web-kit/first-use'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clientsQuery, productsQuery } from '../lists/queries.ts'
import { quotesQuery } from '../lists/quotes-query.ts'
import {
  ConfirmEdit,
  CreatedQuote,
  DeleteQuote,
  loadDialogs,
  QuoteDialog,
  QuoteMenu,
  QuoteSheet,
} from './dialogs-on-demand.ts'
import { MissingRecords } from './missing-records.tsx'
import { QuoteList } from './quote-list.tsx'
import { strings } from './strings.ts'
import { useAnsweredQuotes } from './use-answered-quotes.ts'

/** The spec wants this delay before the form of a new quote opens. */
const OPEN_DELAY_MS = 100

/** The form's quote: an existing one by its number, a new one, or a new one that begins as a copy. */
type Edited = number | 'new' | { copyOf: number }

export default function QuotesPage() {
  const clients = useQuery(clientsQuery)
  const products = useQuery(productsQuery)
  // When nothing could be loaded, one message is enough.
  const hasList = !useQuery(quotesQuery).isLoadingError
  useAnsweredQuotes()
  const [edited, setEdited] = usePersistentState<Edited | null>('quotes', null)
  const [created, setCreated] = useState<Quote | null>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const [shownId, setShownId] = useState(useAskedId('orcamento'))
  const [toEdit, setToEdit] = useState<QuoteSummary | null>(null)
  const [menu, setMenu] = useState<{ quote: QuoteSummary; anchor: HTMLElement } | null>(null)
  const hide = useCallback(() => setShownId(null), [])
  const close = useCallback(() => setEdited(null), [setEdited])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function openNew() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setEdited('new'), OPEN_DELAY_MS)
  }

  /** A customer may know it already. */
  const edit = (quote: QuoteSummary) => (quote.status === 'draft' ? setEdited(quote.id) : setToEdit(quote))
  const show = (quote: QuoteSummary) => (quote.status === 'draft' ? setEdited(quote.id) : setShownId(quote.id))

  useEffect(
    () =>
      onFirstUse(() => {
        loadDialogs().catch(() => undefined)
      }),
    [],
  )

  const canCreate = Boolean(clients.data?.length && products.data?.length)
  return (
    <>
      <PageHeader
        title={strings.title}
        action={
          <Button variant="contained" startIcon={<AddIcon />} disabled={!canCreate} onClick={openNew}>
            {strings.create}
          </Button>
        }
      />
      <Stack spacing={2}>
        {hasList && clients.isLoadingError && (
          <ErrorNotice message={strings.failures.clients} onRetry={() => void clients.refetch()}>
            <FailureCode error={clients.error} />
          </ErrorNotice>
        )}
        {hasList && products.isLoadingError && (
          <ErrorNotice message={products.error.message} onRetry={() => void products.refetch()}>
            <FailureCode error={products.error} />
          </ErrorNotice>
        )}
        <MissingRecords clients={clients.data?.length === 0} products={products.data?.length === 0} />
        <QuoteList
          onCreate={canCreate ? openNew : null}
          onOpen={show}
          onMenu={(quote, anchor) => setMenu({ quote, anchor })}
          onEdit={edit}
          onDelete={setDeletedId}
        />
      </Stack>
      {edited !== null && (
        <QuoteDialog
          id={typeof edited === 'number' ? edited : null}
          copyOf={typeof edited === 'object' ? edited.copyOf : undefined}
          onSaved={(quote) => {
            close()
            if (typeof edited !== 'number') setCreated(quote)
          }}
          onClose={close}
        />
      )}
      {created && <CreatedQuote quote={created} onClose={() => setCreated(null)} />}
      {menu && (
        <QuoteMenu
          {...menu}
          onShow={() => setShownId(menu.quote.id)}
          onCopy={() => setEdited({ copyOf: menu.quote.id })}
          onClose={() => setMenu(null)}
        />
      )}
      {shownId !== null && (
        <QuoteSheet
          id={shownId}
          onEdit={(quote) => {
            hide()
            edit(quote)
          }}
          onCopy={() => {
            hide()
            setEdited({ copyOf: shownId })
          }}
          onClose={hide}
        />
      )}
      {toEdit && (
        <ConfirmEdit
          quote={toEdit}
          onEdit={() => {
            setToEdit(null)
            setEdited(toEdit.id)
          }}
          onCopy={() => {
            setToEdit(null)
            setEdited({ copyOf: toEdit.id })
          }}
          onClose={() => setToEdit(null)}
        />
      )}
      <DeleteQuote open={deletedId !== null} id={deletedId} onClose={() => setDeletedId(null)} />
    </>
  )
}
