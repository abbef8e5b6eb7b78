import { useLayoutEffect, useRef, useState } from 'react'

/** Keeps the search term and scroll position of the list while a form is open. */
export function useListPlace(isShown: boolean) {
  const [term, setTerm] = useState('')
  const left = useRef({ scrollTop: 0, isBack: false })

  useLayoutEffect(() => {
    const page = document.documentElement
    const place = left.current
    if (!isShown || place.isBack) {
      page.scrollTop = isShown ? place.scrollTop : 0
      // The focused element was removed with what it led away from.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
    }
    if (!isShown) return
    const remember = () => {
      place.scrollTop = page.scrollTop
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      place.isBack = true
      window.removeEventListener('scroll', remember)
    }
  }, [isShown])

  return { term, setTerm }
}
