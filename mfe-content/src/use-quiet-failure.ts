import { ApiError, messageOf } from '@atelie/web-kit/api'
import { useToast } from '@atelie/web-kit/toast'
import { strings } from './strings.ts'

/** For the screens whose failures are only logged. A limit is no failure: it is told, with the time to wait. */
export function useQuietFailure(logged: string): (error: unknown) => void {
  const toast = useToast()
  return (error) => {
    if (error instanceof ApiError && error.status === 429) toast({ variant: 'destructive', title: strings.promptFailed, description: messageOf(error) })
    else console.error(logged, error)
  }
}
