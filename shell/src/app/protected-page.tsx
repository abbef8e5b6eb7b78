import { ErrorState } from '@atelie/web-kit/display/error-state'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { Navigate, useLocation } from '@atelie/web-kit/router'
import type { ReactNode } from 'react'
import { strings } from '../strings.ts'
import { PageSpinner } from './page-spinner.tsx'

/**
 * Lets signed-in people through; sends visitors to the sign-in and remembers where they wanted to go. After a deliberate
 * sign-out, here or in another tab, the next person is not led to where the last one was.
 */
export function ProtectedPage({ children }: { children: ReactNode }) {
  const { user, status, lostBy, sessionEpoch, reload } = useAuth()
  const { pathname, search, hash } = useLocation()
  const isFirstVisit = sessionEpoch === 0
  if (status === 'loading') return <PageSpinner />
  if (status === 'failed') return <ErrorState message={strings.sessionFailed} onRetry={reload} />
  if (!user)
    return (
      <Navigate
        to="/auth"
        replace
        state={isFirstVisit || lostBy !== null ? { from: pathname + search + hash } : null}
      />
    )
  return children
}
