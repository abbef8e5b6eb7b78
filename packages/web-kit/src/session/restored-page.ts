import { useEffect } from 'react'

/**
 * Runs when the browser brings back a page that it had put aside as it was. Somebody else may be signed in by now, so
 * the page is put aside unseen and shows itself again only when the check is over.
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
