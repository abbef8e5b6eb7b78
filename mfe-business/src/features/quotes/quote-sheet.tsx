import { buildPath } from '@atelie/contract/endpoint'
import { formatCalendarDate } from '@atelie/contract/dates'
import { getAnsweredPdf } from '@atelie/contract/quote-events'
import { isAnswer, quoteAnswers } from '@atelie/contract/quote-list'
import type { Quote } from '@atelie/contract/quotes'
import { messageOf } from '@atelie/web-kit/calls/api'
import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { ListSkeleton } from '@atelie/web-kit/display/page-parts'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { useEffect, useState } from 'react'
import { MissingDetails } from './missing-details.tsx'
import { noteSeen, useReopen } from './event-queries.ts'
import { openPdfTab } from './pdf.ts'
import { quoteQuery } from './queries.ts'
import { QuoteState } from './quote-status.tsx'
import { RecordAnswer } from './record-answer.tsx'
import { useLinkRevocation } from './revoke-link.ts'
import { Receipts } from './receipts/receipts.tsx'
import { buttonGrid, SendButtons } from './send-buttons.tsx'
import { lifeStrings } from './life-strings.ts'
import { strings } from './strings.ts'
import { TimeLine } from './time-line.tsx'

interface Props {
  id: number
  onEdit: (quote: Quote) => void
  onCopy: () => void
  onClose: () => void
}

/** A quote as it stands: how it went so far, and what one can do with it. */
export function QuoteSheet({ id, onEdit, onCopy, onClose }: Props) {
  const toast = useToast()
  const client = useQueryClient()
  const { data: quote, error, isFetching } = useQuery(quoteQuery(id))
  const isLost = error && !isFetching && !quote

  useEffect(() => {
    if (!isLost) return
    toast({ variant: 'destructive', title: strings.error, description: messageOf(error), error })
    onClose()
  }, [isLost, error, onClose, toast])

  const isNew = quote?.hasNewAnswer ?? false
  useEffect(() => {
    // Otherwise it is marked as new once more, which harms no one.
    if (isNew) noteSeen(client, id).catch(() => undefined)
  }, [client, id, isNew])

  return (
    <FormDialog open title={lifeStrings.sheetOf(id)} isSaving={false} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {quote ? (
          <>
            <Summary quote={quote} />
            {!isAnswer(quote.status) && <MissingDetails quote={quote} />}
            <Box sx={buttonGrid}>
              <SendButtons quote={quote} />
            </Box>
            <Actions quote={quote} onEdit={() => onEdit(quote)} onCopy={onCopy} onClose={onClose} />
            {quote.accepted && <Receipts quote={quote} agreed={quote.accepted.total} />}
            <TimeLine quote={quote} />
          </>
        ) : (
          <ListSkeleton />
        )}
      </DialogContent>
    </FormDialog>
  )
}

function Summary({ quote }: { quote: Quote }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {quote.client.name || strings.noClientName}
      </Typography>
      <Typography variant="h2" component="p">
        <MoneyText value={quote.total} />
      </Typography>
      <QuoteState quote={quote} />
      {quote.validUntil && (
        <Typography variant="body2" color="textSecondary">
          {strings.validUntil(formatCalendarDate(quote.validUntil))}
        </Typography>
      )}
    </Box>
  )
}

function Actions({
  quote,
  onEdit,
  onCopy,
  onClose,
}: { quote: Quote } & Record<'onEdit' | 'onCopy' | 'onClose', () => void>) {
  const toast = useToast()
  const reopen = useReopen(quote)
  const { revoke, isRevoking } = useLinkRevocation(quote.id)
  const [isRecording, setRecording] = useState(false)
  const failed = (error: unknown) =>
    void toast({ variant: 'destructive', title: strings.error, description: messageOf(error), error })

  return (
    <Box sx={buttonGrid}>
      <Button variant="outlined" onClick={() => openPdfTab(quote.id)}>
        {lifeStrings.showPdf}
      </Button>
      {quoteAnswers
        .filter((answer) => quote[answer])
        .map((answer) => (
          <Button
            key={answer}
            variant="outlined"
            href={buildPath(getAnsweredPdf.path, { id: quote.id, answer })}
            target="_blank"
            rel="noopener"
          >
            {lifeStrings.answeredPdf[answer]}
          </Button>
        ))}
      <Button variant="outlined" onClick={onEdit}>
        {strings.edit}
      </Button>
      <Button variant="outlined" onClick={onCopy}>
        {lifeStrings.duplicate}
      </Button>
      {isAnswer(quote.status) ? (
        <Button
          variant="outlined"
          disabled={reopen.isPending}
          onClick={() => reopen.mutate(undefined, { onError: failed })}
        >
          {lifeStrings.reopen}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setRecording(true)}>
          {lifeStrings.answer.title}
        </Button>
      )}
      {quote.linkExpiresAt && (
        <Button
          color="error"
          disabled={isRevoking}
          // Its buttons would still send the link that was revoked.
          onClick={() => void revoke().then((isRevoked) => isRevoked && onClose())}
        >
          {lifeStrings.revoke}
        </Button>
      )}
      {isRecording && <RecordAnswer quote={quote} onClose={() => setRecording(false)} />}
    </Box>
  )
}
