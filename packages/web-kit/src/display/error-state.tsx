import { Alert, Button } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'

export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert severity="error" action={<Button color="inherit" onClick={onRetry}>{strings.retry}</Button>}>{message}</Alert>
  )
}
