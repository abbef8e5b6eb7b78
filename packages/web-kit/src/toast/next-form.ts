import { useEffect } from 'react'

const FIELDS = 'form :is(input, textarea, [role=combobox])'

/** Ends a toast once the person turns to the fields of another form, over which it would lie: by then it has been seen. */
export function useEndWithNextForm(toastId: number | undefined, end: (id: number) => void): void {
  useEffect(() => {
    if (toastId === undefined) return
    const before = document.activeElement?.closest('form')
    const note = ({ target }: FocusEvent) => {
      const field = target as Element
      if (field.matches(FIELDS) && field.closest('form') !== before) end(toastId)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [toastId, end])
}
