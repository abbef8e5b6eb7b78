import { useAuth } from '@atelie/web-kit/session/auth-context'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { type ToastArea, useToastArea } from './area.ts'
import type { ToastMessage } from './card.tsx'
import { PlainToast } from './plain-toast.tsx'
import { onFirstUse } from '../first-use.ts'
import { onDemand } from '../on-demand.ts'
import type { OneToast } from './shown-toasts.tsx'

export type { ToastMessage }

/** A dismissed toast is kept this long. */
const FORGOTTEN_MS = 1_000_000

interface CurrentToast extends OneToast {
  /** The session it belongs to: the next person must not see it. */
  sessionEpoch: number
}

/** Returns a function that closes the toast, unless it has been replaced. */
type ShowToast = (message: ToastMessage) => () => void

interface Toasts {
  show: ShowToast
  load: () => void
  area: ToastArea
}

const Context = createContext<Toasts | null>(null)

/** The part that shows toasts is not loaded until someone uses a screen that may have one. */
const { load: loadToasts, usePart: useShownToasts } = onDemand(
  async () => (await import('./shown-toasts.tsx')).ShownToasts,
)
export { loadToasts }

/** One toast at a time: a new message replaces the one on screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { sessionEpoch } = useAuth()
  const area = useToastArea()
  const [toast, setToast] = useState<CurrentToast | null>(null)
  const { part: Shown, hasFailed, load } = useShownToasts()
  const lastId = useRef(0)

  /** A toast whose time is over may be closed after another has been requested, which must not be closed in its place. */
  const close = useCallback(
    (id: number) => {
      setToast((current) => (current?.id === id ? { ...current, open: false } : current))
      area.restoreFocus()
    },
    [area],
  )

  const show = useCallback<ShowToast>(
    (message) => {
      const id = (lastId.current += 1)
      load()
      setToast({ message, id, sessionEpoch, open: true })
      return () => close(id)
    },
    [close, load, sessionEpoch],
  )

  useEffect(() => {
    if (!toast || toast.open) return
    const timer = setTimeout(() => setToast(null), FORGOTTEN_MS)
    return () => clearTimeout(timer)
  }, [toast])

  const own = toast?.sessionEpoch === sessionEpoch ? toast : null
  return (
    <Context value={{ show, load, area }}>
      {children}
      {Shown && <Shown toast={own} area={area.element} onClose={close} />}
      {!Shown &&
        hasFailed &&
        own?.open &&
        createPortal(<PlainToast key={own.id} message={own.message} onClose={() => close(own.id)} />, area.element)}
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

/** For a toast that is hardly ever shown: what shows it is not loaded ahead. */
export const useRareToast = (): ShowToast => useToasts().show

/** The place for toasts in a dialog, while it is mounted. */
export function ToastHost() {
  const { area } = useToasts()
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => area.attach(host.current!), [area])
  return <div ref={host} />
}
