import { useBlocker } from '@atelie/web-kit/router'
import { useEffect } from 'react'
import { strings } from '../strings.ts'

/** Whether anything would keep the browser from closing the page. */
export const isAnythingUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** For leaving everything, such as signing out: asks if anything is unsaved. */
export const mayLeaveAll = (): boolean => !isAnythingUnsaved() || window.confirm(strings.leaveQuestion)

/** Asks, if something is unsaved, whether it may be lost. */
export const mayDiscard = (isDirty: boolean): boolean => !isDirty || window.confirm(strings.leaveQuestion)

/**
 * While something is unsaved, asks before the person leaves the page: with our own question within the app, with the
 * browser's prompt otherwise. Returns a function for the screen's own exits that asks if necessary whether to leave.
 */
export function useLeaveGuard(isDirty: boolean): () => boolean {
  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(strings.leaveQuestion)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useUnloadGuard(isDirty)
  return () => mayDiscard(isDirty)
}

/** For state that survives visits to other pages: asks only before the tab is closed, or before a sign-out. */
export function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
