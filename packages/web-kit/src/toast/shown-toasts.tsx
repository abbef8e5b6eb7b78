import * as Radix from '@radix-ui/react-toast'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { strings } from './strings.ts'
import { ToastCard, type ToastMessage, ToastViewport } from './card.tsx'
import { useEndWithNextForm } from './next-form.ts'
import { useFreePlace } from './place.ts'
import { SHOWN_MS } from './time.ts'

const SWIPE_PX = 50

export interface OneToast {
  message: ToastMessage
  id: number
  open: boolean
}

interface Props {
  toast: OneToast | null
  /** The element that contains the toasts. */
  area: HTMLElement
  onClose: (id: number) => void
}

export function ShownToasts({ toast, area, onClose }: Props) {
  const viewport = useRef<HTMLOListElement>(null)
  const id = toast?.open ? toast.id : undefined
  useFreePlace(viewport, id)
  // A failure must be read, and what is offered must stay within reach.
  const isLasting = toast?.message.variant === 'destructive' || toast?.message.action !== undefined
  useEndWithNextForm(isLasting ? undefined : id, onClose)
  return (
    <Radix.Provider label={strings.label} duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <ToastCard key={toast.id} message={toast.message} open={toast.open} onClose={() => onClose(toast.id)} />
      )}
      {createPortal(<ToastViewport ref={viewport} data-toasts label={strings.viewport} />, area)}
    </Radix.Provider>
  )
}
