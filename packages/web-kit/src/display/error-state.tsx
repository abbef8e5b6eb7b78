import { Alert, Box, Button } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'
import { strings } from '../strings.ts'
import error from './drawings/error.svg'
import { Scene } from './scene.tsx'

interface Props {
  message: string
  onRetry: () => void
  /** Below the message. */
  children?: ReactNode
}

/** In place of what could not be shown. */
export function ErrorState({ message, onRetry, children }: Props) {
  return (
    <Scene role="alert" drawing={error} text={message}>
      {children && <Box sx={{ display: 'grid', justifyContent: 'center', mt: 1 }}>{children}</Box>}
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 3 }}>
        {strings.retry}
      </Button>
    </Scene>
  )
}

/** Above what is shown all the same. */
export function ErrorNotice({ message, onRetry, children }: Props) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {strings.retry}
        </Button>
      }
    >
      {message}
      {children}
    </Alert>
  )
}
