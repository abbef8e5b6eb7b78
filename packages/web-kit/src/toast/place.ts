import { type RefObject, useEffect } from 'react'

/** In order of preference. On a phone toasts are as wide as the screen, and at the bottom as in its own apps. */
const NARROW_PLACES = ['bottom-left', 'top-left'] as const
const WIDE_PLACES = ['bottom-left', 'top-right', 'top-left', 'bottom-right'] as const

/** From this width in px a screen counts as wide: the breakpoint sm. */
const WIDE = 600
/** What a person presses next: to send a form again, to leave its dialog, or for the main action of the page. */
const NEEDED_NEXT = '[type=submit], .MuiDialogActions-root *, [data-actions] *'
/** More than a screen has controls. */
const NEEDED_WEIGHT = 1_000
const CONTROLS = 'a[href], button, input, textarea, select, [tabindex="0"]'
/** On a phone they stay at the bottom of the screen, and toasts above them. */
const FOOTERS = '[data-actions], [data-footer], .MuiDialogActions-root'

/**
 * Puts the toasts where they cover no control, or as few as possible, and rather any other than one needed next, which alone
 * counts on a phone. Checks again when the page under them changes, but not during scrolling: a toast that jumps about would
 * be worse.
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
  const isNarrow = innerWidth < WIDE
  const page = viewport.closest('[role=dialog]') ?? document
  const controls = [...page.querySelectorAll(isNarrow ? NEEDED_NEXT : CONTROLS)].filter((control) => !area?.contains(control))
  const boxes = controls.map((control) => ({ box: control.getBoundingClientRect(), weight: control.matches(NEEDED_NEXT) ? NEEDED_WEIGHT : 1 }))
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  viewport.style.setProperty('--toasts-top', `${header}px`)
  viewport.style.setProperty('--toasts-bottom', `${isNarrow ? footerOf(page) : 0}px`)
  const places = isNarrow ? NARROW_PLACES : WIDE_PLACES
  const covered = places.map((place) => {
    viewport.dataset.place = place
    const box = toast.getBoundingClientRect()
    return boxes.reduce((sum, other) => sum + (isOver(box, other.box) ? other.weight : 0), 0)
  })
  viewport.dataset.place = places[covered.indexOf(Math.min(...covered))]
}

/** How much of the bottom of the screen is taken, in px. */
function footerOf(page: ParentNode): number {
  const boxes = [...page.querySelectorAll(FOOTERS)].map((footer) => ({ box: footer.getBoundingClientRect(), isFixed: getComputedStyle(footer).position === 'fixed' }))
    // The buttons of a dialog are there only if it takes the whole screen.
    .filter(({ box, isFixed }) => box.width > 0 && (isFixed || Math.round(box.bottom) === innerHeight))
    .map(({ box }) => box)
  return Math.max(0, ...boxes.map(({ top }) => innerHeight - top))
}

const isOver = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && b.width > 0
