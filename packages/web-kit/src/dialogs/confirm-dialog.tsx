import { ToastHost } from '@atelie/web-kit/toast/toast'
import { Button, Typography } from '@atelie/web-kit/ui'
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@atelie/web-kit/ui-overlay'
import { useId, useRef } from 'react'
import { focusContent, useFocusDuringSave } from './focus.ts'
import { strings } from '../strings.ts'

interface Props {
  open: boolean
  /** `confirm` and `working` are the labels of the confirming button, before and while it works. */
  texts: { title: string; text: string; confirm: string; working: string }
  /** Names what it is about, above the text. */
  subject: string | undefined
  /** Says above the text what else will happen. */
  notice?: string | undefined
  working: boolean
  /** Resolves once the outcome has been shown; never rejects. */
  onConfirm: () => Promise<void>
  onCancel: () => void
}

/** Asks before something irreversible. Nothing closes it while it works. */
export function ConfirmDialog({ open, texts, subject, notice, working, onConfirm, onCancel }: Props) {
  const id = useId()
  const paper = useRef<HTMLDivElement>(null)
  useFocusDuringSave(paper, working)
  const cancel = () => working || onCancel()
  // A fast second click comes before the first one is rendered.
  const isConfirmed = useRef(false)

  async function confirm() {
    if (isConfirmed.current) return
    isConfirmed.current = true
    await onConfirm()
    isConfirmed.current = false
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { ref: paper, tabIndex: -1 }, transition: { onExited: () => focusContent(paper.current) } }}
    >
      <DialogTitle variant="h2" id={`${id}-title`}>
        {texts.title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        {subject && <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>}
        {notice && <Typography sx={{ mb: 1 }}>{notice}</Typography>}
        <DialogContentText>{texts.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} disabled={working} autoFocus>
          {strings.cancel}
        </Button>
        <Button onClick={() => void confirm()} disabled={working} color="error" variant="contained">
          {working ? texts.working : texts.confirm}
        </Button>
      </DialogActions>
      {/* Not while the dialog fades out, or a message about its outcome would fade with it. */}
      {open && <ToastHost />}
    </Dialog>
  )
}
