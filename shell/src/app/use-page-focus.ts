import { useLocation } from '@atelie/web-kit/router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses a page that replaced another one, so that the keyboard continues at its start and screen readers announce it.
 * The first page, with any redirect to it, is left to the browser.
 */
export function usePageFocus(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // In browsers without this API the focus moves once too often.
    if (navigator.userActivation?.hasBeenActive ?? true) page.current?.focus({ preventScroll: true })
  }, [page, pathname])
}
