import { ApiError, messageOf } from '@atelie/web-kit/calls/api'
import { useToast } from '@atelie/web-kit/toast/toast'
import { strings } from './strings.ts'

/** A limit, with the time to wait, and a text that the model refused. */
const SHOWN = [429, 400]

/** For screens whose failures are only logged, except for those that the person can do something about. */
export function useQuietFailure(logged: string): (error: unknown) => void {
  const toast = useToast()
  return (error) => {
    console.error(logged, error)
    if (error instanceof ApiError && SHOWN.includes(error.status)) toast({ variant: 'destructive', title: strings.promptFailed, description: messageOf(error), error })
  }
}
