import { useAuth } from '@atelie/web-kit/session/auth-context'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ToastArea, useToastArea } from './area.ts'
import type { ToastMessage } from './card.tsx'
import { onFirstUse } from '../first-use.ts'
import { onDemand } from '../on-demand.ts'
import type { OneToast } from './shown-toasts.tsx'

/** A dismissed toast is kept this long. */
const FORGOTTEN_MS = 1_000_000

interface CurrentToast extends OneToast {
  /** The session it belongs to: the next person must not see it. */
  sessionEpoch: number
}

type ShowToast = (message: ToastMessage) => void

interface Toasts {
  show: ShowToast
  load: () => void
  area: ToastArea
}

const Context = createContext<Toasts | null>(null)

/** What shows toasts is not loaded until someone uses a screen that may have one. */
const { load: loadToasts, usePart: useShownToasts } = onDemand(async () => (await import('./shown-toasts.tsx')).ShownToasts)
export { loadToasts }

/** One toast at a time: a new message replaces the one on screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { sessionEpoch } = useAuth()
  const area = useToastArea()
  const [toast, setToast] = useState<CurrentToast | null>(null)
  const [Shown, load] = useShownToasts()
  const show = useCallback<ShowToast>((message) => {
    load()
    setToast((last) => ({ message, id: (last?.id ?? 0) + 1, sessionEpoch, open: true }))
  }, [load, sessionEpoch])

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
    <Context value={{ show, load, area }}>
      {children}
      {Shown && <Shown toast={toast?.sessionEpoch === sessionEpoch ? toast : null} area={area.element} onClose={close} />}
    </Context>
  )
}

function useToasts() {
  const toasts = useContext(Context)
  if (!toasts) throw new Error('useToast needs a ToastProvider')
  return toasts
}

export function useToast(): ShowToast {
  const { show, load } = useToasts()
  useEffect(() => onFirstUse(load), [load])
  return show
}

/** The place for toasts in a dialog, while it is mounted. */
export function ToastHost() {
  const { area } = useToasts()
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => area.attach(host.current!), [area])
  return <div ref={host} />
}
