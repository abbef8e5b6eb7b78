import { useLayoutEffect, useRef, useState } from 'react'

/** Where somebody was in the list, to be there again when they are back from a form: what they looked for, and how far down. */
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
      // What had the focus went with the form.
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
