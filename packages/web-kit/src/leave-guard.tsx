import { useBlocker } from '@atelie/web-kit/router'
import { useEffect } from 'react'

/** While active, asks before another page takes over: in words within the app, with the browser's own prompt outside. */
export function useLeaveGuard(active: boolean, question: string): void {
  const blocker = useBlocker(active)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])

  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
