import { CloseIcon } from '@atelie/web-kit/display/icons'
import { Alert, IconButton } from '@atelie/web-kit/ui'
import { useEffect, useRef } from 'react'
import { strings } from '../strings.ts'
import type { ToastMessage } from './card.tsx'
import { SHOWN_MS } from './time.ts'

interface Props {
  message: ToastMessage
  onClose: () => void
}

/** For a toast when the file of those that can be swiped has not arrived, most likely because the connection is lost: then nothing could be undone either. */
export function PlainToast({ message: { title, description, variant }, onClose }: Props) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const timer = setTimeout(() => close.current(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Alert
      severity={variant === 'destructive' ? 'error' : 'info'}
      action={
        <IconButton color="inherit" aria-label={strings.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      }
      sx={{ position: 'fixed', zIndex: 'tooltip', top: 64, left: 16, right: 16, maxWidth: 388, boxShadow: 6 }}
    >
      <b>{title}</b>
      <br />
      {description}
    </Alert>
  )
}
