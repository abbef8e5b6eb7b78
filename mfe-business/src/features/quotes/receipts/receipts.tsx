import type { Transaction } from '@atelie/contract/cash'
import { formatCalendarDate } from '@atelie/contract/dates'
import type { Quote } from '@atelie/contract/quotes'
import { toNumber } from '@atelie/money/decimal'
import { centsToNumber, formatMoney, parseCents } from '@atelie/money/cents'
import { ErrorState } from '@atelie/web-kit/display/error-state'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { useQuery } from '@atelie/web-kit/query'
import { Link as RouterLink } from '@atelie/web-kit/router'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { useState } from 'react'
import { receiptsQuery, receivedCents } from '../../cash/receipts-query.ts'
import { RecordReceipt } from './record-receipt.tsx'
import { strings } from './strings.ts'

/** Lists what was received for a quote that was accepted, and what is still open. */
export function Receipts({ quote, agreed }: { quote: Quote; agreed: number }) {
  const { data: receipts, isError, isFetching, refetch } = useQuery(receiptsQuery(quote.id))
  const [isRecording, setRecording] = useState(false)
  if (!receipts) {
    return isError && !isFetching ? <ErrorState message={strings.failed} onRetry={() => void refetch()} /> : null
  }
  const received = receivedCents(receipts)
  const agreedCents = parseCents(agreed) ?? 0
  const openCents = Math.max(agreedCents - received, 0)
  return (
    <Box component="section" aria-label={strings.title} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{strings.title}</Typography>
      <Sum label={strings.received} cents={received} />
      <Sum label={received > agreedCents ? strings.beyond : strings.open} cents={Math.abs(agreedCents - received)} />
      {receipts.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} />
      ))}
      {openCents > 0 && quote.status !== 'rejected' && (
        <Button variant="outlined" onClick={() => setRecording(true)}>
          {strings.record}
        </Button>
      )}
      {isRecording && (
        <RecordReceipt
          quote={quote}
          agreedCents={agreedCents}
          openCents={openCents}
          onClose={() => setRecording(false)}
        />
      )}
    </Box>
  )
}

const line = { display: 'flex', justifyContent: 'space-between', gap: 2 }

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <Typography component="div" sx={line}>
    {label}
    <MoneyText value={centsToNumber(cents)} />
  </Typography>
)

function Receipt({ receipt: { id, amount, date, description } }: { receipt: Transaction }) {
  return (
    <Button
      component={RouterLink}
      to={`/cash?transacao=${id}`}
      aria-label={strings.showInCash(formatMoney(amount), formatCalendarDate(date))}
      sx={{ ...line, color: 'text.secondary', fontWeight: 400, textAlign: 'left' }}
    >
      <span>
        {formatCalendarDate(date)} · {description}
      </span>
      <MoneyText value={toNumber(amount)} />
    </Button>
  )
}
