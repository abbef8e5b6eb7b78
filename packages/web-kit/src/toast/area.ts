import { useEffect, useState } from 'react'

/** The element that contains the toasts, wherever in the document it currently is. */
export interface ToastArea {
  element: HTMLElement
  /** For a ref: while the host is mounted, the toasts are inside it. */
  attach: (host: HTMLElement) => () => void
  /** Returns the focus to where it was before the person went to the toasts. */
  restoreFocus: () => void
}

/**
 * An open dialog hides the rest of the page from screen readers and traps the focus. So the toasts' element moves into the
 * topmost dialog and back, without rerendering or restarting timers.
 */
export function useToastArea(): ToastArea {
  const [area] = useState(createArea)
  useEffect(() => area.attach(document.body), [area])
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
    // Here Escape is for the toast; the dialog around it must not get it.
    if (event.key === 'Escape') event.stopPropagation()
  })

  return {
    element,
    attach(host) {
      hosts.push(host)
      host.append(element)
      // The dialog that just opened has hidden it along with everything else.
      element.removeAttribute('aria-hidden')
      return () => {
        hosts.splice(hosts.indexOf(host), 1)
        element.remove()
        hosts.at(-1)?.append(element)
      }
    },
    restoreFocus() {
      if (element.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected)
        before.focus()
    },
  }
}
