import { Unseen } from '@atelie/web-kit/display/unseen'
import { useLayoutEffect } from 'react'
import { strings } from '../strings.ts'

/** In the document, since shell and remotes have a copy of this file each. */
const PRESSED = 'data-pressed'

const lastPressed = () => document.querySelector(`[${PRESSED}]`)

/** An item of a menu closes with it; the button that opened the menu stays, and stands for it. */
function note({ target }: Event): void {
  const control = (target as Element).closest('button, a, tr')
  if (!control) return
  lastPressed()?.removeAttribute(PRESSED)
  control.setAttribute(PRESSED, '')
}

/** Marks the button, link or row that was pressed last, for what it opens. Returns a function that stops this. */
export function notePresses(): () => void {
  window.addEventListener('click', note, true)
  return () => window.removeEventListener('click', note, true)
}

/** Says that what was just opened is coming; to those who see it, the theme shows it at the control that was pressed. */
export function Opening() {
  // Before the browser paints: what was opened is never seen beside a control that still waits for it.
  useLayoutEffect(() => {
    const control = lastPressed()
    control?.setAttribute('aria-busy', 'true')
    return () => control?.removeAttribute('aria-busy')
  }, [])
  return <Unseen role="status">{strings.opening}</Unseen>
}
