import { messageOf } from '@atelie/web-kit/calls/api'
import { FailureCode } from '@atelie/web-kit/display/failure-code'
import { ErrorState } from '@atelie/web-kit/display/error-state'
import { Box, Card, Stack, styled, Typography } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import type { UseQueryResult } from '@atelie/web-kit/query'
import type { ReactNode } from 'react'
import type { IconComponent } from './icons.tsx'
import { strings } from '../strings.ts'

interface PageHeaderProps {
  title: string
  /** The main action of the screen; on a phone it stays within reach of the thumb. */
  action?: ReactNode
}

export function PageHeader({ title, action }: PageHeaderProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, mb: 3 }}>
      <Typography variant="h1">{title}</Typography>
      {action && (
        <Box data-actions sx={{ position: { xs: 'fixed', sm: 'static' }, right: 16, bottom: 'calc(16px + var(--bottom-bar, 0px))', zIndex: 'fab', '.MuiButton-root': { boxShadow: { xs: 6, sm: 0 } } }}>
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

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Precedes the error message. */
  failedWith?: string
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** The state of a query: first a skeleton, then the data. A failure is shown above the previous data, if any. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, failedWith = '', skeleton = <ListSkeleton />, children }: LoadedProps<Data>) {
  const failure = error && !isFetching && <ErrorState message={failedWith + messageOf(error)} onRetry={() => void refetch()}><FailureCode error={error} /></ErrorState>
  if (data === undefined) return failure || skeleton
  return (
    <>
      {failure && <Box sx={{ mb: 2 }}>{failure}</Box>}
      {children(data)}
    </>
  )
}

/** The fields of a form, which a dialog can disable together. On a page PageFields keeps the focus. */
export const Fields = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

/** The buttons below a form on a page: on the right as in a dialog; full width on a phone. */
export const FormActions = ({ children }: { children: ReactNode }) => <Actions data-actions>{children}</Actions>

const Actions = styled('div')(({ theme }) => ({
  display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse' },
}))

/** Above a list: its search, and actions on the whole list. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return <Stack direction="row" spacing={1} sx={{ mb: 2, alignItems: 'center' }}>{children}</Stack>
}

/** About as many rows as the list will have, so that nothing jumps when the data arrives. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Card role="status" aria-label={strings.loading} sx={{ px: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} data-testid="skeleton-row" height={64} />
      ))}
    </Card>
  )
}
