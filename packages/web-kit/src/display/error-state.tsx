import { Alert, Button } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'
import { strings } from '../strings.ts'

interface Props {
  message: string
  onRetry: () => void
  /** Below the message. */
  children?: ReactNode
}

export function ErrorState({ message, onRetry, children }: Props) {
  return (
    <Alert severity="error" action={<Button color="inherit" onClick={onRetry}>{strings.retry}</Button>}>{message}{children}</Alert>
  )
}
