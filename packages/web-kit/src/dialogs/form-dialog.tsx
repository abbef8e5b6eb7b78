import { CloseIcon } from '@atelie/web-kit/display/icons'
import { ToastHost } from '@atelie/web-kit/toast/toast'
import { Button, IconButton, styled, Typography } from '@atelie/web-kit/ui'
import { useIsPhone } from '@atelie/web-kit/display/use-is-phone'
import { Dialog, DialogActions } from '@atelie/web-kit/ui-overlay'
import { type ReactNode, useId, useRef } from 'react'
import { useFocusDuringSave } from './focus.ts'
import type { SaveButtonsProps } from '../forms/save-buttons.tsx'
import { strings } from '../strings.ts'

interface Props {
  open: boolean
  title: string
  maxWidth?: 'sm' | 'md'
  /** Nothing closes the dialog meanwhile. */
  isSaving: boolean
  /** Requested by the cross, Escape or a click outside; the owner may refuse. */
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form; on a phone it takes the whole screen. */
export function FormDialog({ open, title, maxWidth = 'sm', isSaving, onClose, children }: Props) {
  const id = useId()
  const paper = useRef<HTMLDivElement>(null)
  useFocusDuringSave(paper, isSaving)
  const isPhone = useIsPhone()
  return (
    <Dialog
      open={open}
      onClose={() => isSaving || onClose()}
      aria-labelledby={id}
      fullScreen={isPhone}
      fullWidth
      maxWidth={maxWidth}
      slotProps={{ paper: { ref: paper, tabIndex: -1 } }}
    >
      <Title>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <IconButton edge="end" aria-label={strings.close} onClick={onClose} disabled={isSaving}>
          <CloseIcon />
        </IconButton>
      </Title>
      {children}
      <ToastHost />
    </Dialog>
  )
}

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1.5, 3),
}))

/** The buttons under a form in a dialog. They are disabled while it saves, as the spec requires for dialogs. */
export function SaveActions({
  isSaving,
  label,
  busyLabel = strings.saving,
  onCancel,
}: Required<SaveButtonsProps> & { busyLabel?: string }) {
  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={isSaving}>
        {strings.cancel}
      </Button>
      {/* oxlint-disable-next-line eslint-js/no-restricted-syntax -- the dialog has the focus meanwhile */}
      <Button type="submit" variant="contained" disabled={isSaving}>
        {isSaving ? busyLabel : label}
      </Button>
    </DialogActions>
  )
}

/** The form itself: its content scrolls, its buttons stay visible. */
export const DialogForm = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 })
