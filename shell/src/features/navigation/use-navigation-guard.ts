import { useRuntimeConfig } from '@atelie/web-kit/runtime-config'
import { useEffect } from 'react'
import { isNavigationAllowed } from './navigation-guard.ts'
import { strings } from './strings.ts'

/** Cancels clicks on links that lead outside the known routes, anywhere on the page. */
export function useNavigationGuard(): void {
  const { contentIdeasInNavigation } = useRuntimeConfig()
  useEffect(() => {
    function judge(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // A hash is no navigation, and on the not-found page the path itself is unknown.
      if (!link?.href || link.getAttribute('href')?.startsWith('#')) return
      if (isNavigationAllowed(link.href, location.origin, { contentIdeasInNavigation })) return
      console.warn(strings.blocked, link.pathname)
      event.preventDefault()
      // Otherwise a menu would close as if the link had been followed: React listens further down.
      event.stopPropagation()
    }
    document.addEventListener('click', judge, { capture: true })
    return () => document.removeEventListener('click', judge, { capture: true })
  }, [contentIdeasInNavigation])
}
