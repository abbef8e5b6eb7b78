import { useAuth } from '@atelie/web-kit/session/auth-context'
import * as Radix from '@radix-ui/react-toast'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { strings } from '../strings.ts'
import { type ToastArea, useToastArea } from './area.ts'
import { useFreePlace } from './place.ts'
import { ToastCard, type ToastMessage, ToastViewport } from './card.tsx'

const SHOWN_MS = 5_000
const SWIPE_PX = 50
/** A dismissed toast is kept this long. */
const FORGOTTEN_MS = 1_000_000

interface CurrentToast {
  message: ToastMessage
  id: number
  /** The session it belongs to: the next person must not see it. */
  sessionEpoch: number
  open: boolean
}

type ShowToast = (message: ToastMessage) => void

const Context = createContext<{ show: ShowToast; area: ToastArea } | null>(null)

/** One toast at a time: a new message replaces the one on screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { sessionEpoch } = useAuth()
  const area = useToastArea()
  const [toast, setToast] = useState<CurrentToast | null>(null)
  const viewport = useRef<HTMLOListElement>(null)
  useFreePlace(viewport, toast?.open ? toast.id : undefined)
  const show = useCallback<ShowToast>((message) => {
    setToast((last) => ({ message, id: (last?.id ?? 0) + 1, sessionEpoch, open: true }))
  }, [sessionEpoch])

  /** A toast whose time is over may be closed after another has been requested, which must not be closed in its place. */
  function close(id: number) {
    setToast((current) => (current?.id === id ? { ...current, open: false } : current))
    area.restoreFocus()
  }

  useEffect(() => {
    if (!toast || toast.open) return
    const timer = setTimeout(() => setToast(null), FORGOTTEN_MS)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <Radix.Provider label={strings.toastLabel} duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <Context value={{ show, area }}>{children}</Context>
      {toast?.sessionEpoch === sessionEpoch && <ToastCard key={toast.id} message={toast.message} open={toast.open} onClose={() => close(toast.id)} />}
      {createPortal(<ToastViewport ref={viewport} data-toasts label={strings.toastViewport} />, area.element)}
    </Radix.Provider>
  )
}

function useToasts() {
  const toasts = useContext(Context)
  if (!toasts) throw new Error('useToast needs a ToastProvider')
  return toasts
}

export function useToast(): ShowToast {
  return useToasts().show
}

/** The place for toasts in a dialog, while it is mounted. */
export function ToastHost() {
  const { area } = useToasts()
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => area.attach(host.current!), [area])
  return <div ref={host} />
}
