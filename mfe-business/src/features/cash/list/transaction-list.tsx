import type { CashCategory, Transaction } from '@atelie/contract/cash'
import { formatCalendarDate } from '@atelie/contract/dates'
import { DownloadIcon, FilterIcon } from '@atelie/web-kit/display/icons'
import { download } from '@atelie/web-kit/download'
import { ErrorState } from '@atelie/web-kit/display/error-state'
import { EmptyScene, ListSkeleton } from '@atelie/web-kit/display/page-parts'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box, Button, Stack, Typography } from '@atelie/web-kit/ui'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useSearch } from '@atelie/web-kit/lists/use-search'
import { useCallback, useId, useRef } from 'react'
import { loadWriter } from '../../../csv/write-on-demand.ts'
import { csvRows } from './csv.ts'
import type { CashFilter } from '../filter/filter.ts'
import { FilterPanel } from '../forms-on-demand.ts'
import { HiddenHint } from '../filter/hidden-hint.tsx'
import type { Live } from '../poll/live.ts'
import { transactionSearch } from '../filter/search.ts'
import { strings } from '../strings.ts'
import { TransactionTable } from './transaction-table.tsx'
import type { useFilter } from '../filter/use-filter.ts'

interface Props {
  list: Live<Transaction[]>
  categories: CashCategory[] | undefined
  filtering: ReturnType<typeof useFilter>
  onEdit: (transaction: Transaction) => void
  /** Whether it is deleted. */
  onDelete: (transaction: Transaction) => Promise<boolean>
  onRetry: () => void
}

export function TransactionList({
  list: { data, isOld, isFailing },
  categories,
  filtering,
  onEdit,
  onDelete,
  onRetry,
}: Props) {
  const { filter, change, hidden } = filtering
  const [isFiltering, setFiltering] = usePersistentState('cash-filtering', false)
  const heading = useRef<HTMLHeadingElement>(null)
  const panelId = useId()
  const toast = useToast()
  const found = useSearch(data, transactionSearch, filter.term)
  // Stable, so that no row rerenders.
  const remove = useCallback(
    async (transaction: Transaction) => {
      // The focused button is removed with its row.
      if (window.confirm(strings.deleteQuestion) && (await onDelete(transaction)))
        heading.current?.focus({ preventScroll: true })
    },
    [onDelete],
  )

  function showHidden(next: CashFilter) {
    change(next)
    // The focused button is removed with the hint.
    heading.current?.focus()
  }

  async function exportFound() {
    const { startDate, endDate } = filter.period
    try {
      const { writeCsv } = await loadWriter()
      download(writeCsv(csvRows(found, categories)), strings.csv.fileName(startDate, endDate))
    } catch {
      toast({ variant: 'destructive', title: strings.error, description: strings.exportFailed })
    }
  }

  return (
    <section aria-labelledby={`${panelId}-title`}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" ref={heading} id={`${panelId}-title`} tabIndex={-1} sx={{ outline: 'none' }}>
            {strings.transactions}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {summaryOf(filter)}
          </Typography>
        </Box>
        <RowAction
          title={strings.export}
          icon={DownloadIcon}
          disabled={found.length === 0 || isOld}
          onClick={() => void exportFound()}
        />
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={isFiltering}
          aria-controls={isFiltering ? panelId : undefined}
          onClick={() => setFiltering(!isFiltering || !FilterPanel.isLoaded())}
        >
          {strings.filters}
        </Button>
      </Stack>
      {isFiltering && (
        <FilterPanel id={panelId} filter={filter} onChange={change} onClose={() => setFiltering(false)} />
      )}
      {hidden && <HiddenHint transaction={hidden} filter={filter} onFilter={showHidden} />}
      {!data && (isFailing ? <ErrorState message={strings.failures.list} onRetry={onRetry} /> : <ListSkeleton />)}
      {data && (
        <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.5 : 1 }}>
          {found.length > 0 ? (
            <TransactionTable transactions={found} categories={categories} onEdit={onEdit} onDelete={remove} />
          ) : (
            <EmptyScene drawing="cash" text={strings.empty} hint={strings.emptyHint} />
          )}
        </Box>
      )}
    </section>
  )
}

/** A summary of the filters, visible even while they are collapsed. */
function summaryOf({ period, type, term }: CashFilter): string {
  const days = strings.until(formatCalendarDate(period.startDate), formatCalendarDate(period.endDate))
  return [days, type !== 'all' && strings.types[type], term.trim() && `“${term.trim()}”`].filter(Boolean).join(' · ')
}
