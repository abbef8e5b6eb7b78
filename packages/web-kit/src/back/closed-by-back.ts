import { useCloseOnBack } from '@atelie/web-kit/back/close-on-back'
import { createElement, type ElementType } from 'react'

interface Openable {
  open: boolean
  onClose?: (event: object, reason: 'escapeKeyDown') => void
}

/** A part of MUI that opens over the page, closed by the browser's Back as by Escape. */
export function closedByBack<Part extends ElementType>(part: Part): Part {
  function ClosedByBack(props: Openable) {
    const { open, onClose } = props
    useCloseOnBack(open, () => onClose?.({}, 'escapeKeyDown'))
    return createElement<object>(part, props)
  }
  return ClosedByBack as unknown as Part
}
