import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'
import type { IconComponent } from './icons.tsx'
import { strings } from './strings.ts'

interface PageHeaderProps {
  title: string
  /** The one main action of the screen; on a phone it stays within reach of the thumb. */
  action?: ReactNode
}

export function PageHeader({ title, action }: PageHeaderProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, mb: 3 }}>
      <Typography variant="h1">{title}</Typography>
      {action && (
        <Box sx={{ position: { xs: 'fixed', sm: 'static' }, right: 16, bottom: 16, zIndex: 'fab', '& > *': { boxShadow: { xs: 6, sm: 0 } } }}>
          {action}
        </Box>
      )}
    </Stack>
  )
}

interface EmptyStateProps {
  icon: IconComponent
  text: string
  hint?: string
  action?: ReactNode
}

export function EmptyState({ icon: Icon, text, hint, action }: EmptyStateProps) {
  return (
    <Card sx={{ py: 6, px: 3, textAlign: 'center' }}>
      <Box sx={{ display: 'inline-flex', p: 2.5, mb: 2, borderRadius: '50%', bgcolor: 'background.default', color: 'primary.main' }}>
        <Icon sx={{ fontSize: 40 }} />
      </Box>
      <Typography variant="h3" component="p">{text}</Typography>
      {hint && <Typography color="textSecondary" sx={{ mt: 1 }}>{hint}</Typography>}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Card>
  )
}

export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert severity="error" action={<Button color="inherit" onClick={onRetry}>{strings.retry}</Button>}>{message}</Alert>
  )
}

/** Above a list: its search, and what can be done with it as a whole. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return <Stack direction="row" spacing={1} sx={{ mb: 2, alignItems: 'center' }}>{children}</Stack>
}

/** As many rows as the list will roughly have, so that nothing jumps when the data comes. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Card role="status" aria-label={strings.loading} sx={{ px: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} data-testid="skeleton-row" height={64} />
      ))}
    </Card>
  )
}
