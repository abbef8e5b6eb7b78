import { type RefObject, useEffect } from 'react'

/** In order of preference. */
const WIDE_PLACES = ['bottom-left', 'top-right', 'top-left', 'bottom-right'] as const

/** From this width in px a screen counts as wide: the breakpoint sm. */
const WIDE = 600
/** The parts that a person reads or presses next: an amount, or a button that sends a form again, leaves its dialog, or is the main action of the page. */
const NEEDED_NEXT = '[data-figure], [type=submit], .MuiDialogActions-root *, [data-actions] *'
/** More than a screen has controls. */
const NEEDED_WEIGHT = 1_000
const CONTROLS = 'a[href], button, input, textarea, select, [tabindex="0"]'
/** On a phone toasts stand above them, as far as they are at the bottom: bars, floating actions, a form's buttons, all that follows the content of a dialog. */
const FOOTERS = '[data-footer], [data-actions], [type=submit], .MuiDialogContent-root ~ *'

/**
 * Puts the toasts where they cover neither the focused field with its message nor, as far as possible, anything needed next.
 * On a phone they are as wide as the screen and at its bottom, as in its own apps. Checks again when the page under them or
 * the focus changes, but not during scrolling: a toast that jumps about would be worse.
 */
export function useFreePlace(viewport: RefObject<HTMLElement | null>, toastId: number | undefined): void {
  useEffect(() => {
    if (toastId === undefined) return
    let frame = 0
    // In the next frame, after the focused element has been scrolled into view.
    const check = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => viewport.current && putAside(viewport.current))
    }
    const observer = new ResizeObserver(check)
    observer.observe(document.body)
    document.addEventListener('focusin', check)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', check)
      cancelAnimationFrame(frame)
    }
  }, [toastId, viewport])
}

function putAside(viewport: HTMLElement): void {
  const toast = viewport.querySelector('li')
  if (!toast) return
  const area = viewport.closest('[role=region]')
  const page = viewport.closest('[role=dialog]') ?? document
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements]
      .filter((element) => !area?.contains(element) && !element.contains(area))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const focused = boxesOf(focusedField())

  viewport.style.setProperty('--toasts-top', `${header}px`)
  viewport.style.setProperty('--toasts-bottom', '0px')
  viewport.dataset.place = 'bottom-left'
  if (innerWidth < WIDE) {
    const bottom = lowestFree(innerHeight - toast.getBoundingClientRect().top, [
      ...boxesOf(page.querySelectorAll(FOOTERS)),
      ...focused,
    ])
    if (bottom.top < header) viewport.dataset.place = 'top-left'
    else viewport.style.setProperty('--toasts-bottom', `${innerHeight - bottom.bottom}px`)
    return
  }
  const needed = [...boxesOf(page.querySelectorAll(NEEDED_NEXT)), ...focused]
  const controls = boxesOf(page.querySelectorAll(CONTROLS))
  const covered = WIDE_PLACES.map((place) => {
    viewport.dataset.place = place
    const box = toast.getBoundingClientRect()
    const count = (boxes: DOMRect[]) => boxes.filter((other) => isOver(box, other)).length
    return count(needed) * NEEDED_WEIGHT + count(controls)
  })
  viewport.dataset.place = WIDE_PLACES[covered.indexOf(Math.min(...covered))]
}

/** With its label and its message. */
function focusedField(): Element[] {
  const { activeElement } = document
  return activeElement?.matches(CONTROLS) ? [activeElement.closest('.MuiFormControl-root') ?? activeElement] : []
}

/** The lowest part of the screen of that height which is over none of the boxes. */
function lowestFree(height: number, boxes: DOMRect[]): { top: number; bottom: number } {
  const fromBelow = [...boxes].sort((a, b) => b.bottom - a.bottom)
  const bottom = fromBelow.reduce(
    (free, box) => (box.top < free && box.bottom > free - height ? box.top : free),
    innerHeight,
  )
  return { top: bottom - height, bottom }
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
