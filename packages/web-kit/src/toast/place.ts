import { type RefObject, useEffect } from 'react'

/** In order of preference. On a phone toasts are as wide as the screen. */
const NARROW_PLACES = ['top-left', 'bottom-left'] as const
const WIDE_PLACES = ['bottom-left', 'top-right', 'top-left', 'bottom-right'] as const

/** From this width in px a screen counts as wide: the breakpoint sm. */
const WIDE = 600
/** What a person presses next: to send a form again, to leave its dialog, or for the main action of the page. */
const NEEDED_NEXT = '[type=submit], .MuiDialogActions-root *, [data-actions] *'
/** More than a screen has controls. */
const NEEDED_WEIGHT = 1_000
const CONTROLS = 'a[href], button, input, textarea, select, [tabindex="0"]'

/**
 * Puts the toasts where they cover no control, or as few as possible, and rather any other than one needed next. Checks again when the page under them changes, but not
 * during scrolling: a toast that jumps about would be worse.
 */
export function useFreePlace(viewport: RefObject<HTMLElement | null>, toastId: number | undefined): void {
  useEffect(() => {
    if (toastId === undefined) return
    let frame = 0
    // In the next frame, after the focused element has been scrolled into view.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => viewport.current && putAside(viewport.current))
    })
    observer.observe(document.body)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [toastId, viewport])
}

function putAside(viewport: HTMLElement): void {
  const toast = viewport.querySelector('li')
  if (!toast) return
  const area = viewport.closest('[role=region]')
  const controls = [...(viewport.closest('[role=dialog]') ?? document).querySelectorAll(CONTROLS)].filter((control) => !area?.contains(control))
  const boxes = controls.map((control) => ({ box: control.getBoundingClientRect(), weight: control.matches(NEEDED_NEXT) ? NEEDED_WEIGHT : 1 }))
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  viewport.style.setProperty('--toasts-top', `${header}px`)
  const places = innerWidth < WIDE ? NARROW_PLACES : WIDE_PLACES
  const covered = places.map((place) => {
    viewport.dataset.place = place
    const box = toast.getBoundingClientRect()
    return boxes.reduce((sum, other) => sum + (isOver(box, other.box) ? other.weight : 0), 0)
  })
  viewport.dataset.place = places[covered.indexOf(Math.min(...covered))]
}

const isOver = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && b.width > 0
