import { ErrorState } from '@atelie/web-kit/display/error-state'
import { useRouteError } from '@atelie/web-kit/router'
import { useEffect } from 'react'
import { reportOwnFailure } from '../remotes/failure-reports.ts'
import { strings } from '../strings.ts'

/** For a page of the shell itself that failed, most likely because its file could not be loaded. */
export function PageFailed() {
  const error = useRouteError()
  useEffect(() => reportOwnFailure(error, 'boundary'), [error])
  return <ErrorState message={strings.remoteFailed} onRetry={() => location.reload()} />
}
