import { calendarDateOf, formatCalendarDate, formatInstant, formatShortDate, today } from '@atelie/contract/dates'
import type { QuoteSummary } from '@atelie/contract/quote-list'
import { type Column, DataTable } from '@atelie/web-kit/lists/data-table'
import { DeleteIcon, EditIcon, MoreIcon, PdfIcon, SendIcon } from '@atelie/web-kit/display/icons'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Named, PhoneRow } from '@atelie/web-kit/lists/phone-row'
import { Marked } from '@atelie/web-kit/lists/search-term'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box } from '@atelie/web-kit/ui'
import { openPdfTab, waitForPdf } from './pdf.ts'
import { QuoteState } from './quote-status.tsx'
import { strings } from './strings.ts'

const names = strings.columns
const columns: Column<QuoteSummary>[] = [
  {
    label: names.number,
    width: '9%',
    render: ({ id }) => (
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Marked>{String(id)}</Marked>
      </Box>
    ),
  },
  {
    label: names.client,
    width: '15%',
    render: (quote) => (
      <Box component="span" sx={{ fontWeight: 600 }}>
        <Marked>{clientOf(quote)}</Marked>
      </Box>
    ),
  },
  { label: names.date, width: '13%', render: ({ createdAt }) => formatInstant(createdAt) },
  {
    label: names.validity,
    width: '13%',
    render: ({ validUntil }) => (validUntil ? formatCalendarDate(validUntil) : strings.none),
  },
  { label: names.total, width: '16%', align: 'right', render: ({ total }) => <MoneyText value={total} /> },
  { label: names.status, width: '14%', render: (quote) => <QuoteState quote={quote} /> },
]

const clientOf = ({ client }: QuoteSummary): string => client.name || strings.noClientName

function phoneRow(quote: QuoteSummary) {
  const { id, createdAt, validUntil, total } = quote
  const day = today()
  return (
    <PhoneRow
      title={
        <Named name={names.client}>
          <Marked>{clientOf(quote)}</Marked>
        </Named>
      }
      sum={
        <Named name={names.total}>
          <MoneyText value={total} />
        </Named>
      }
      details={
        <>
          <Named name={names.number}>
            <Marked>{strings.numbered(id)}</Marked>
          </Named>
          <span aria-hidden>·</span>
          <Named name={names.date}>{formatShortDate(calendarDateOf(new Date(createdAt)), day)}</Named>
          {validUntil && <span aria-hidden>·</span>}
          {validUntil && <Named name={names.validity}>{strings.validUntil(formatShortDate(validUntil, day))}</Named>}
          <Named name={names.status}>
            <QuoteState quote={quote} />
          </Named>
        </>
      }
    />
  )
}

interface Props {
  quotes: QuoteSummary[]
  onOpen: (quote: QuoteSummary) => void
  onMenu: (quote: QuoteSummary, anchor: HTMLElement) => void
  onEdit: (quote: QuoteSummary) => void
  onDelete: (id: number) => void
}

export function QuoteTable({ quotes, onOpen, onMenu, onEdit, onDelete }: Props) {
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
      phoneRow={phoneRow}
      onOpen={onOpen}
      menu={(quote, isNarrow) => (
        <RowAction
          title={strings.more}
          icon={isNarrow ? MoreIcon : SendIcon}
          onClick={(anchor) => onMenu(quote, anchor)}
        />
      )}
      actions={(quote) => (
        <>
          <RowAction title={strings.pdf} icon={PdfIcon} onClick={() => void showPdf(quote.id)} />
          <RowAction title={strings.edit} icon={EditIcon} onClick={() => onEdit(quote)} />
          <RowAction title={strings.delete} icon={DeleteIcon} onClick={() => onDelete(quote.id)} />
        </>
      )}
    />
  )
}
