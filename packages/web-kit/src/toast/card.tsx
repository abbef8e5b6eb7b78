import { FailureCode } from '@atelie/web-kit/display/failure-code'
import { CloseIcon } from '@atelie/web-kit/display/icons'
import { Box, Button, IconButton, styled, Typography } from '@atelie/web-kit/ui'
import * as Radix from '@radix-ui/react-toast'
import { strings } from '../strings.ts'

export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** The failure that it tells of. */
  error?: unknown
  /** Offered by a button beside the text. */
  action?: ToastAction
}

interface Props {
  message: ToastMessage
  open: boolean
  onClose: () => void
}

export function ToastCard({
  message: { title, description, variant = 'default', error, action },
  open,
  onClose,
}: Props) {
  return (
    <Card
      open={open}
      onOpenChange={(next) => next || onClose()}
      onEscapeKeyDown={(event) => {
        // Elsewhere Escape is for the focused element, such as a dialog.
        if (!(event.target instanceof Element && event.target.closest('[data-toasts]'))) event.preventDefault()
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      data-variant={variant}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Radix.Title asChild>
          <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        </Radix.Title>
        {description && (
          <Radix.Description asChild>
            <Typography variant="body2">{description}</Typography>
          </Radix.Description>
        )}
        <FailureCode error={error} />
      </Box>
      {action && (
        <Radix.Action asChild altText={action.label}>
          <Button color="inherit" onClick={action.run}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton color="inherit" aria-label={strings.close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Radix.Close>
    </Card>
  )
}

export const ToastViewport = styled(Radix.Viewport)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  left: 0,
  bottom: 'var(--toasts-bottom, 0)',
  width: '100%',
  maxWidth: 420,
  margin: 0,
  padding: theme.spacing(2),
  listStyle: 'none',
  outline: 'none',
  '&[data-place^=top]': { top: 'var(--toasts-top, 0)', bottom: 'auto' },
  '&[data-place$=right]': { left: 'auto', right: 0 },
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
  // F8 focuses the area itself.
  'ol:focus-visible > &, &:focus-visible': {
    outline: `3px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform 200ms ease-out' },
}))
