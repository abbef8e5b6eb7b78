import * as Radix from '@radix-ui/react-toast'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { strings } from './strings.ts'
import { ToastCard, type ToastMessage, ToastViewport } from './card.tsx'
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
  useFreePlace(viewport, toast?.open ? toast.id : undefined)
  return (
    <Radix.Provider label={strings.label} duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && <ToastCard key={toast.id} message={toast.message} open={toast.open} onClose={() => onClose(toast.id)} />}
      {createPortal(<ToastViewport ref={viewport} data-toasts label={strings.viewport} />, area)}
    </Radix.Provider>
  )
}
