import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the focus goes when what had it is gone, such as the row that was deleted: to the page, instead of nowhere. */
export function focusContent(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/**
 * While a dialog saves and everything in it is switched off, the dialog itself has the focus, or it would be lost with what
 * had it. Afterwards it goes to the first field that was refused, or back to where it was.
 */
export function useFocusDuringSave(dialog: RefObject<HTMLElement | null>, isSaving: boolean): void {
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isSaving) {
      before.current = document.activeElement as HTMLElement | null
      dialog.current?.focus()
      return
    }
    // A press beside the dialog moves the focus to the frame around it.
    if (before.current && dialog.current && document.activeElement?.contains(dialog.current)) {
      const refused = dialog.current.querySelector<HTMLElement>('[aria-invalid="true"]')
      const next = refused ?? before.current
      next.focus()
    }
    before.current = null
  }, [dialog, isSaving])
}
