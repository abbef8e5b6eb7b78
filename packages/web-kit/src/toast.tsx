import { useAuth } from '@atelie/web-kit/auth-context'
import { Box, IconButton, styled, Typography } from '@atelie/web-kit/ui'
import * as Radix from '@radix-ui/react-toast'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { CloseIcon } from './icons.tsx'
import { strings } from './strings.ts'

const SHOWN_MS = 5_000
const SWIPE_PX = 50
/** A dismissed toast is kept this long before it is forgotten. */
const FORGOTTEN_MS = 1_000_000

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

interface ShownToast extends ToastMessage {
  id: number
  /** Whose it is, by the count of people who had left; it is not for whoever comes next. */
  departures: number
  open: boolean
}

type ShowToast = (message: ToastMessage) => void

const Context = createContext<ShowToast | null>(null)

/** One toast at a time: a new message replaces the one on screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { departures } = useAuth()
  const [toast, setToast] = useState<ShownToast | null>(null)
  const show = useCallback<ShowToast>((message) => {
    setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1, departures, open: true }))
  }, [departures])
  const close = () => setToast((shown) => shown && { ...shown, open: false })

  useEffect(() => {
    if (!toast || toast.open) return
    const timer = setTimeout(() => setToast(null), FORGOTTEN_MS)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <Radix.Provider label={strings.toastLabel} duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <Context value={show}>{children}</Context>
      {toast?.departures === departures && (
        <Card
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => open || close()}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={toast.variant ?? 'default'}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Radix.Title asChild><Typography sx={{ fontWeight: 650 }}>{toast.title}</Typography></Radix.Title>
            {toast.description && (
              <Radix.Description asChild><Typography variant="body2">{toast.description}</Typography></Radix.Description>
            )}
          </Box>
          <Radix.Close asChild>
            <IconButton color="inherit" aria-label={strings.close}><CloseIcon fontSize="small" /></IconButton>
          </Radix.Close>
        </Card>
      )}
      <Viewport label={strings.toastViewport} />
    </Radix.Provider>
  )
}

export function useToast(): ShowToast {
  const show = useContext(Context)
  if (!show) throw new Error('useToast needs a ToastProvider')
  return show
}

const Viewport = styled(Radix.Viewport)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  left: 0,
  top: 0,
  width: '100%',
  maxWidth: 420,
  margin: 0,
  padding: theme.spacing(2),
  listStyle: 'none',
  outline: 'none',
  // Dialogs have their buttons at the lower right, which a toast must not cover.
  [theme.breakpoints.up('sm')]: { top: 'auto', bottom: 0 },
}))

const Card = styled(Radix.Root)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 1, 1.5, 2),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  boxShadow: theme.shadows[8],
  touchAction: 'none',
  '&[data-variant=destructive]': {
    background: theme.vars?.palette.error.main,
    borderColor: theme.vars?.palette.error.main,
    color: theme.vars?.palette.error.contrastText,
  },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform 200ms ease-out' },
}))
