import type { QuoteSummary } from '@atelie/contract/quote-list'
import { Button, CircularProgress } from '@atelie/web-kit/ui'
import { useState } from 'react'
import { MailQuote } from './mail-quote.tsx'
import { useSendActions } from './sending.ts'
import { lifeStrings } from './life-strings.ts'

/** For buttons beside each other; the main one has a line of its own on a phone. */
export const buttonGrid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > *': { textAlign: 'center', lineHeight: 1.25 },
  '& > .MuiButton-contained': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
}

/** The ways to send a quote, as parts of such a grid. */
export function SendButtons({ quote }: { quote: QuoteSummary }) {
  const [isMailing, setMailing] = useState(false)
  const actions = useSendActions(quote, () => setMailing(true))
  return (
    <>
      {actions.map(({ label, isWaiting, href, onClick }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={isWaiting}
          startIcon={isWaiting ? <CircularProgress size={16} aria-label={lifeStrings.send.preparing} /> : undefined}
          onClick={onClick}
          {...(href ? { href, target: '_blank', rel: 'noopener' } : {})}
        >
          {label}
        </Button>
      ))}
      {isMailing && <MailQuote quote={quote} onClose={() => setMailing(false)} />}
    </>
  )
}
