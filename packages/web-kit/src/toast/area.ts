import { useEffect, useState } from 'react'

/** The element that toasts live in, wherever in the document it stands at the moment. */
export interface ToastArea {
  element: HTMLElement
  /** For a ref: while that host is there, the toasts are inside it. */
  enter: (host: HTMLElement) => () => void
  /** Gives the focus back to where the person was before they came to the toasts. */
  leave: () => void
}

/**
 * An open dialog hides the rest of the page from screen readers and keeps the focus to itself. So the toasts move into
 * the topmost dialog and back, as they are: nothing is rendered anew and no timer starts again.
 */
export function useToastArea(): ToastArea {
  const [area] = useState(createArea)
  useEffect(() => area.enter(document.body), [area])
  return area
}

function createArea(): ToastArea {
  const element = document.createElement('div')
  const hosts: HTMLElement[] = []
  let before: EventTarget | null = null

  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (!element.contains(relatedTarget as Node | null)) before = relatedTarget
  })
  element.addEventListener('keydown', (event) => {
    // In here Escape is about the toast; the dialog around it must not hear of it.
    if (event.key === 'Escape') event.stopPropagation()
  })

  return {
    element,
    enter(host) {
      hosts.push(host)
      host.append(element)
      // The dialog that opened has just hidden it along with everything else.
      element.removeAttribute('aria-hidden')
      return () => {
        hosts.splice(hosts.indexOf(host), 1)
        element.remove()
        hosts.at(-1)?.append(element)
      }
    },
    leave() {
      if (element.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected) before.focus()
    },
  }
}
