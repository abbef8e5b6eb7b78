import { ApiError, messageOf } from '@atelie/web-kit/calls/api'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useRef } from 'react'
import { strings } from './strings.ts'

/** A limit, with the time to wait, and a text that the model refused. */
const SHOWN = [429, 400]

/**
 * For screens whose failures are only logged, except for those that the person can do something about. Runs an attempt; one
 * that succeeds also takes away what the last one said.
 */
export function useQuietFailure(logged: string): (attempt: () => Promise<void>) => Promise<void> {
  const toast = useToast()
  const dismiss = useRef<() => void>(undefined)
  return async (attempt) => {
    try {
      await attempt()
      dismiss.current?.()
    } catch (error) {
      console.error(logged, error)
      if (error instanceof ApiError && SHOWN.includes(error.status))
        dismiss.current = toast({
          variant: 'destructive',
          title: strings.promptFailed,
          description: messageOf(error),
          error,
        })
    }
  }
}
