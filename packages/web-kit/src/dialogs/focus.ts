import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the page when the focused element is gone, such as a deleted row, or goes with the dialog that closes,
 * which could not return it.
 */
export function focusContent(closing?: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === document.body || closing?.contains(activeElement))
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/**
 * While a dialog saves and everything in it is disabled, the dialog itself has the focus, which would otherwise be lost.
 * Afterwards it moves to the first refused field, or back to where it was.
 */
export function useFocusDuringSave(dialog: RefObject<HTMLElement | null>, isSaving: boolean): void {
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isSaving) {
      before.current = document.activeElement as HTMLElement | null
      dialog.current?.focus()
      return
    }
    // A click beside the dialog moves the focus to the container around it.
    if (before.current && dialog.current && document.activeElement?.contains(dialog.current)) {
      const refused = dialog.current.querySelector<HTMLElement>('[aria-invalid="true"]')
      const next = refused ?? before.current
      next.focus()
    }
    before.current = null
  }, [dialog, isSaving])
}
