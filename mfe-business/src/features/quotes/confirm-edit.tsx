import type { QuoteSummary } from '@atelie/contract/quote-list'
import { Button } from '@atelie/web-kit/ui'
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@atelie/web-kit/ui-overlay'
import { useId } from 'react'
import { lifeStrings } from './life-strings.ts'
import { strings } from './strings.ts'

interface Props {
  quote: QuoteSummary
  onEdit: () => void
  onCopy: () => void
  onClose: () => void
}

/** Asks before an edit makes a draft of a quote that its customer knows. */
export function ConfirmEdit({ quote, onEdit, onCopy, onClose }: Props) {
  const id = useId()
  const { title, texts } = lifeStrings.confirmEdit
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle variant="h2" id={id}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {texts[quote.status as keyof typeof texts] ?? texts.sent}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {lifeStrings.cancel}
        </Button>
        <Button onClick={onCopy}>{lifeStrings.duplicate}</Button>
        <Button onClick={onEdit} variant="contained">
          {strings.edit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
