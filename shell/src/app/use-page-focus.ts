import { useLocation } from '@atelie/web-kit/router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus on a page that took another's place, so that the keyboard goes on from its beginning and screen readers
 * say where they are. The first page is left to the browser, with the redirect that may lead to it.
 */
export function usePageFocus(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Browsers without this knowledge rather move the focus once too often.
    if (navigator.userActivation?.hasBeenActive ?? true) page.current?.focus({ preventScroll: true })
  }, [page, pathname])
}
