import { useEffect } from 'react'

/**
 * Runs `check` when the browser restores a page from its back/forward cache. Someone else may be signed in by now, so the
 * page is hidden before it is cached, and shown again only after the check.
 */
export function useRestoredPage(check: () => Promise<void>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) style.visibility = 'hidden'
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void check().finally(() => style.removeProperty('visibility'))
    }
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [check])
}
