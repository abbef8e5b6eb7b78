import { messageOf } from '@atelie/web-kit/calls/api'
import { FailureCode } from '@atelie/web-kit/display/failure-code'
import { ErrorNotice, ErrorState } from '@atelie/web-kit/display/error-state'
import { Box, Card, Stack, styled, Typography } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import type { UseQueryResult } from '@atelie/web-kit/query'
import type { ReactNode } from 'react'
import { strings } from '../strings.ts'
import account from './drawings/account.svg'
import cash from './drawings/cash.svg'
import clients from './drawings/clients.svg'
import nothingFound from './drawings/nothing-found.svg'
import products from './drawings/products.svg'
import quotes from './drawings/quotes.svg'
import type { IconComponent } from './icons.tsx'
import { Scene } from './scene.tsx'
import { type Tint, tinted } from './tints.ts'

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
        <Box
          data-actions
          sx={{
            position: { xs: 'fixed', sm: 'static' },
            right: 16,
            bottom: 'calc(16px + var(--bottom-bar, 0px))',
            zIndex: 'fab',
            '.MuiButton-root': { boxShadow: { xs: 6, sm: 0 } },
          }}
        >
          {action}
        </Box>
      )}
    </Stack>
  )
}

const drawings = { account, cash, clients, nothingFound, products, quotes }

interface EmptySceneProps {
  drawing: keyof typeof drawings
  text: string
  hint?: string
  action?: ReactNode
}

/** In place of a list without rows. */
export function EmptyScene({ drawing, text, hint, action }: EmptySceneProps) {
  return (
    <Scene drawing={drawings[drawing]} text={text}>
      {hint && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {hint}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Scene>
  )
}

export interface PillLook {
  /** Says what the tint says, for those who cannot tell them apart. */
  icon?: IconComponent
  /** Without one it is neutral. */
  tint?: Tint
}

/** A word about a record, such as its status; nothing to press. */
export function Pill({ icon: Icon, tint, children }: PillLook & { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: '100%',
        height: 22,
        pl: Icon ? 0.75 : 1.25,
        pr: 1.25,
        borderRadius: 3,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...(tint ? tinted(tint) : { color: 'text.secondary', boxShadow: 'inset 0 0 0 1px currentcolor' }),
      }}
    >
      {Icon && <Icon sx={{ fontSize: 16 }} />}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
    </Box>
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
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  failedWith = '',
  skeleton = <PageSkeleton />,
  children,
}: LoadedProps<Data>) {
  const failure = error &&
    !isFetching && {
      message: failedWith + messageOf(error),
      onRetry: () => void refetch(),
      children: <FailureCode error={error} />,
    }
  if (data === undefined) return failure ? <ErrorState {...failure} /> : skeleton
  return (
    <>
      {failure && (
        <Box sx={{ mb: 2 }}>
          <ErrorNotice {...failure} />
        </Box>
      )}
      {children(data)}
    </>
  )
}

/** The fields of a form, which a dialog can disable together. On a page PageFields keeps the focus. */
export const Fields = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

/** The buttons below a form on a page: on the right as in a dialog; full width on a phone. */
export const FormActions = ({ children }: { children: ReactNode }) => <Actions data-actions>{children}</Actions>

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse' },
}))

/** Above a list: its search, and actions on the whole list. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 2, alignItems: 'center' }}>
      {children}
    </Stack>
  )
}

/** A list with its toolbar. */
function PageSkeleton() {
  return (
    <>
      <ListToolbar>
        <Box sx={{ flex: 1, height: 56, border: 1, borderColor: 'divider', borderRadius: 1 }} />
      </ListToolbar>
      <ListSkeleton />
    </>
  )
}

/** About as many rows as the list will have, so that nothing jumps when the data arrives. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Card role="status" aria-label={strings.loading} sx={{ px: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          data-testid="skeleton-row"
          sx={{ display: 'grid', alignContent: 'center', height: { xs: 78, md: 61 } }}
        >
          <Skeleton width="60%" />
          <Skeleton width="40%" sx={{ display: { md: 'none' } }} />
        </Box>
      ))}
    </Card>
  )
}
