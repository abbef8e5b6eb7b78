import type { QuoteSummary } from '@atelie/contract/quote-list'
import { CircularProgress } from '@atelie/web-kit/ui'
import { Divider, Menu, MenuItem } from '@atelie/web-kit/ui-overlay'
import { useState } from 'react'
import { MailQuote } from './mail-quote.tsx'
import { useSendActions } from './sending.ts'
import { lifeStrings } from './life-strings.ts'

interface Props {
  quote: QuoteSummary
  anchor: HTMLElement
  onShow: () => void
  onCopy: () => void
  onClose: () => void
}

/** The ways to send a quote, then all else one can do with it. */
export function QuoteMenu({ quote, anchor, onShow, onCopy, onClose }: Props) {
  const [isMailing, setMailing] = useState(false)
  const actions = useSendActions(quote, () => setMailing(true))
  if (isMailing) return <MailQuote quote={quote} onClose={onClose} />
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': lifeStrings.actionsOf(quote.id) } }}
    >
      {actions.map(({ label, isWaiting, href, asks, onClick }) => (
        <MenuItem
          key={label}
          disabled={isWaiting}
          {...(href ? { component: 'a', href, target: '_blank', rel: 'noopener' } : {})}
          onClick={() => {
            onClick()
            if (!asks) onClose()
          }}
          sx={{ minHeight: 48, gap: 1.5 }}
        >
          {label}
          {isWaiting && <CircularProgress size={16} aria-label={lifeStrings.send.preparing} />}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose()
          onShow()
        }}
        sx={{ minHeight: 48 }}
      >
        {lifeStrings.details}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          onCopy()
        }}
        sx={{ minHeight: 48 }}
      >
        {lifeStrings.duplicate}
      </MenuItem>
    </Menu>
  )
}
