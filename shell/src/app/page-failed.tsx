import { ErrorState } from '@atelie/web-kit/display/error-state'
import { isRouteErrorResponse, useRouteError } from '@atelie/web-kit/router'
import { useEffect } from 'react'
import { NotFoundPage } from '../features/not-found/page.tsx'
import { reportOwnFailure } from '../remotes/failure-reports.ts'
import { strings } from '../strings.ts'

/**
 * For a page of the shell itself that failed, most likely because its file could not be loaded, and for an address that not
 * even '*' matches, such as one with a line break.
 */
export function PageFailed() {
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error)
  useEffect(() => {
    if (!isUnknown) reportOwnFailure(error, 'boundary')
  }, [error, isUnknown])
  return isUnknown ? <NotFoundPage /> : <ErrorState message={strings.remoteFailed} onRetry={() => location.reload()} />
}
