import { useLayoutEffect, useRef, useState } from 'react'

/** Keeps the search term and scroll position of the list while a form is open. */
export function useListPlace(isShown: boolean) {
  const [term, setTerm] = useState('')
  const tabRef = useRef<HTMLDivElement>(null)
  const left = useRef({ scrollTop: 0, isBack: false })

  useLayoutEffect(() => {
    const page = document.documentElement
    if (!isShown) {
      page.scrollTop = 0
      return
    }
    const place = left.current
    if (place.isBack) {
      page.scrollTop = place.scrollTop
      // The focused element was removed with the form.
      if (document.activeElement === document.body) tabRef.current?.focus({ preventScroll: true })
    }
    const remember = () => { place.scrollTop = page.scrollTop }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      place.isBack = true
      window.removeEventListener('scroll', remember)
    }
  }, [isShown])

  return { term, setTerm, tabRef }
}
