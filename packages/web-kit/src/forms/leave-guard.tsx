import { useBlocker } from '@atelie/web-kit/router'
import { useEffect } from 'react'
import { strings } from '../strings.ts'

/** For a way out of everything, such as signing out: asks whoever would keep the browser from closing the page. */
export function mayLeaveAll(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true })) || window.confirm(strings.leaveQuestion)
}

/**
 * While something is unsaved, asks before another page takes over: in words within the app, with the browser's own
 * prompt outside. For the screen's own ways out it answers a function that asks, if need be, whether they may be taken.
 */
export function useLeaveGuard(isDirty: boolean): () => boolean {
  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(strings.leaveQuestion)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useUnloadGuard(isDirty)
  return () => !isDirty || window.confirm(strings.leaveQuestion)
}

/** For what other pages of ours leave as it is: asks only before it goes with the tab, or with a sign-out. */
export function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
