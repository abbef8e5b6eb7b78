import { formatCalendarDate, formatInstant } from '@atelie/contract/dates'
import { type QuoteStatus, quoteStatuses, type QuoteSummary } from '@atelie/contract/quotes'
import { type Column, DataTable } from '@atelie/web-kit/lists/data-table'
import { DeleteIcon, EditIcon, PdfIcon } from '@atelie/web-kit/display/icons'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box } from '@atelie/web-kit/ui'
import { Chip } from '@atelie/web-kit/ui-page'
import { openPdfTab, waitForPdf } from './pdf.ts'
import { strings } from './strings.ts'

const names = strings.columns
const columns: Column<QuoteSummary>[] = [
  { label: names.number, width: '9%', render: ({ id }) => <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>{id}</Box> },
  { label: names.client, width: '17%', render: ({ client }) => <Box component="span" sx={{ fontWeight: 600 }}>{client.name || strings.noClientName}</Box> },
  { label: names.date, width: '13%', render: ({ createdAt }) => formatInstant(createdAt) },
  { label: names.validity, width: '13%', render: ({ validUntil }) => (validUntil ? formatCalendarDate(validUntil) : strings.none) },
  { label: names.total, width: '16%', align: 'right', render: ({ total }) => <MoneyText value={total} /> },
  { label: names.status, width: '12%', render: ({ status }) => <Chip size="small" label={quoteStatuses[status as QuoteStatus] ?? status} /> },
]

interface Props {
  quotes: QuoteSummary[]
  onEdit: (id: number) => void
  onDelete: (id: number) => void
}

export function QuoteTable({ quotes, onEdit, onDelete }: Props) {
  const toast = useToast()

  async function showPdf(id: number) {
    openPdfTab(id)
    try {
      await waitForPdf(id)
      toast({ title: strings.pdfReady })
    } catch (error) {
      toast({ variant: 'destructive', title: strings.error, description: strings.pdfFailed, error })
    }
  }

  return (
    <DataTable
      label={strings.title}
      columns={columns}
      rows={quotes}
      rowKey={(quote) => quote.id}
      actions={({ id }) => (
        <>
          <RowAction title={strings.pdf} icon={PdfIcon} onClick={() => void showPdf(id)} />
          <RowAction title={strings.edit} icon={EditIcon} onClick={() => onEdit(id)} />
          <RowAction title={strings.delete} icon={DeleteIcon} onClick={() => onDelete(id)} />
        </>
      )}
    />
  )
}
